/** A claim as a model writes it. */
export interface WrittenClaim {
  text: string;
  passage: number;
  quote: string;
}

/** The JSON of a reply as a model returns it: by default the first sentence of the first passage. */
export function replyJson(
  messages: { content: string }[],
  { claims = claimsFrom(messages), ...over }: { claims?: WrittenClaim[] } & Record<string, unknown> = {},
): string {
  return JSON.stringify({ crisis: null, kind: null, urgent: false, claims, ...over });
}

function claimsFrom(messages: { content: string }[]): WrittenClaim[] {
  const quote = /^Passage 1:\n([^.!?\n]+[.!?])/m.exec(messages.at(-1)?.content ?? '')?.[1];
  return quote ? [{ text: quote, passage: 1, quote }] : [];
}

/** Verdicts on the claims in these messages: `doubts` by number, the verdict on every other one is `said`. */
export function replyVerdictsJson(
  messages: { content: string }[],
  doubts: Record<number, string> = {},
): string {
  const asked = messages.at(-1)?.content.match(/^\{"item":\d+/gm) ?? [];
  return JSON.stringify({
    verdicts: asked.map((_, i) => ({ item: i + 1, verdict: doubts[i + 1] ?? 'said' })),
  });
}
