/** Models like to wrap JSON in a code fence or to think aloud before it. Undefined when there is no whole object. */
export function parseJson(answer: string): unknown {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(answer.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const list = (value: unknown, most: number, each: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.slice(0, most).map(each) : value;

/** One line of text, cut after a whole word. */
export function line(value: unknown, most: number): unknown {
  if (typeof value !== 'string') return value;
  const text = value.replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim();
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
