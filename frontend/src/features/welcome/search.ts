/** What a newcomer chose: the id of a category, or own words; the other is empty. */
export interface Search {
  topic: string;
  q: string;
}

const MAX_WORDS = 200;

/** Null before a choice. */
export function searchOf(params: URLSearchParams): Search | null {
  const topic = params.get('topic') ?? '';
  const q = (params.get('q') ?? '').trim().slice(0, MAX_WORDS);
  if (topic) return { topic, q: '' };
  return q ? { topic: '', q } : null;
}

export const pathOf = ({ topic, q }: Search): string =>
  `/welcome?${new URLSearchParams(topic ? { topic } : { q })}`;
