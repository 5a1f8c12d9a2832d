import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What an operator's Prometheus reads (`/metrics`); names and labels are never those of people. */
export interface Metrics {
  /** One answered request; `route` is a procedure's name or an area of the site, never a path with ids. */
  request(route: string, status: number, seconds: number): void;
  /** One ended run of a generation. */
  generation(status: string, writer: string, seconds: number): void;
  /** One phase of a run that was gone through, ended or interrupted. */
  phase(phase: string, seconds: number): void;
  /** One request to the model. */
  model(outcome: string, tokens: { input: number; output: number }): void;
  /** One mail handed over, or refused by the mail server. */
  mail(outcome: "sent" | "failed"): void;
  /** Numbers that are looked up when somebody reads them, such as jobs that wait. */
  measure(name: string, help: string, look: () => Promise<Record<string, number>>): void;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

const PREFIX = "lehrpfad_";
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const RUN_SECONDS = [5, 15, 30, 60, 120, 240, 480, 600, 1200];

/** The numbers of one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const of = (name: string, help: string, labelNames: string[]) => ({
    name: `${PREFIX}${name}`,
    help,
    labelNames,
    registers: [registry],
  });
  const requests = new Histogram({
    ...of("request_seconds", "Answered requests by route and status class", ["route", "status"]),
    buckets: SECONDS,
  });
  const runs = new Histogram({
    ...of("generation_seconds", "Ended runs by status and writer", ["status", "writer"]),
    buckets: RUN_SECONDS,
  });
  const phases = new Histogram({
    ...of("generation_phase_seconds", "Time that runs were in a phase", ["phase"]),
    buckets: RUN_SECONDS,
  });
  const asked = new Counter(of("model_requests_total", "Requests to the model by outcome", ["outcome"]));
  const tokens = new Counter(of("model_tokens_total", "Tokens of the model by direction", ["direction"]));
  const mails = new Counter(of("mails_total", "Mails by outcome", ["outcome"]));
  return {
    request: (route, status, seconds) =>
      requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
    generation: (status, writer, seconds) => runs.observe({ status, writer }, seconds),
    phase: (phase, seconds) => phases.observe({ phase }, seconds),
    model: (outcome, { input, output }) => {
      asked.inc({ outcome });
      tokens.inc({ direction: "input" }, input);
      tokens.inc({ direction: "output" }, output);
    },
    mail: (outcome) => mails.inc({ outcome }),
    measure: (name, help, look) => {
      const gauge = new Gauge({
        ...of(name, help, ["of"]),
        async collect() {
          for (const [label, value] of Object.entries(await look())) gauge.set({ of: label }, value);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
