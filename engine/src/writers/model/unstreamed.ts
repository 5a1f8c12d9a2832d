interface Choice {
  message?: unknown;
}

/** A whole completion as the one piece of a stream that says the same. */
function asStream(completion: { choices?: Choice[] }): string {
  const choices = completion.choices?.map(({ message, ...rest }) => ({ ...rest, delta: message }));
  return `data: ${JSON.stringify({ ...completion, ...(choices && { choices }) })}\n\ndata: [DONE]\n\n`;
}

/**
 * `fetch` for servers with OpenAI's chat protocol, some of which answer with the whole completion although a
 * stream was asked for: it is handed on as a stream, so that no answer is lost.
 */
export const fetchStreamed: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const streamed = typeof init?.body === "string" && init.body.includes('"stream":true');
  const whole = response.headers.get("content-type")?.includes("application/json");
  if (!response.ok || !streamed || !whole) return response;
  return new Response(asStream((await response.json()) as { choices?: Choice[] }), {
    headers: { "content-type": "text/event-stream" },
  });
};
