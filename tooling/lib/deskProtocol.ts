/** A part of the conversation in OpenAI's chat protocol. */
export interface Message {
  role: string;
  content: string | { text?: string }[] | null;
}

/** What a request in OpenAI's chat protocol holds, as far as a person needs it. */
export interface ChatBody {
  stream?: boolean;
  messages: Message[];
  response_format?: { json_schema?: { schema?: object } };
}

interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
}

const COMMON = { id: "desk", created: 0, model: "desk" };

/** The words of a message, whether they came whole or in parts. */
export function textOf({ content }: Message): string {
  if (content === null) return "";
  return typeof content === "string" ? content : content.map((part) => part.text ?? "").join("");
}

function usageOf(usage: Usage) {
  return { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens };
}

/** A whole answer. */
export function completion(content: string, usage: Usage): string {
  const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
  return JSON.stringify({ ...COMMON, object: "chat.completion", choices, usage: usageOf(usage) });
}

/** An answer as a stream of one piece. */
export function chunk(content: string, usage: Usage): string {
  const object = "chat.completion.chunk";
  const said = { index: 0, delta: { role: "assistant", content }, finish_reason: null };
  const end = { index: 0, delta: {}, finish_reason: "stop" };
  const events = [
    { ...COMMON, object, choices: [said] },
    { ...COMMON, object, choices: [end] },
    { ...COMMON, object, choices: [], usage: usageOf(usage) },
  ];
  return `${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("")}data: [DONE]\n\n`;
}

/** A request as a person reads it: instructions, conversation, what is asked now, and the form of the answer. */
export function readableRequest(number: string, { messages, response_format }: ChatBody): string {
  const instructions = messages.filter(({ role }) => role === "system").map(textOf);
  const spoken = messages.filter(({ role }) => role !== "system");
  const before = spoken.slice(0, -1).flatMap((message) => {
    const who = message.role === "assistant" ? "Answered before" : "Asked before";
    return [`## ${who}`, textOf(message)];
  });
  const schema = response_format?.json_schema?.schema;
  const form = schema === undefined ? [] : [`\`\`\`json\n${JSON.stringify(schema, null, 2)}\n\`\`\``];
  const parts = [
    `# Request ${number}`,
    "## Instructions",
    ...instructions,
    ...before,
    "## Prompt",
    ...spoken.slice(-1).map(textOf),
    "## Answer",
    `One JSON object in ${number}.answer.json${schema === undefined ? ", as the prompt says." : " that fits this schema:"}`,
    ...form,
  ];
  return `${parts.join("\n\n")}\n`;
}
