declare module "@daisy/ace-core" {
  export interface AxeRunner {
    concurrency: number;
    setTimeout(milliseconds: number): void;
    launch(): Promise<void>;
    /** What the scripts find on a page of the unpacked book. */
    run(url: string, scripts: string[], scriptContents: string[]): Promise<unknown>;
    close(): Promise<void>;
  }

  /** A finding, or the findings in a file or a book (`earl:Assertion`). */
  export interface Assertion {
    "earl:result": { "earl:outcome": string; html?: string };
    "earl:test"?: { "dct:title": string; "earl:impact"?: string };
    "earl:testSubject"?: { url: string };
    assertions?: Assertion[];
  }

  interface AceOptions {
    cwd: string;
    outdir: string;
    tmpdir: string;
    initLogger: boolean;
    silent: boolean;
    /** Leaves out pictures and the like, of which the report would hold copies. */
    doNotReportMedia: boolean;
  }

  /** Ends with the job's id and the report. */
  export default function ace(
    book: string,
    options: AceOptions,
    runner: AxeRunner,
  ): Promise<[string, Assertion]>;
}
