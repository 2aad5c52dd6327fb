import { MAX_TOPIC, MAX_TOPICS } from '@waymark/contracts/community/options';

/** The lines of a text as topics: trimmed, without empty ones. */
export const topicsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

export const linesOf = (topics: readonly string[]): string => topics.join('\n');

/** Why these lines cannot be saved; undefined if they can. */
export function topicFault(text: string): string | undefined {
  const topics = topicsOf(text);
  if (topics.length > MAX_TOPICS) return `Name at most ${MAX_TOPICS}.`;
  if (topics.some((topic) => topic.length > MAX_TOPIC))
    return `A line can have at most ${MAX_TOPIC} characters.`;
  const folded = topics.map((topic) => topic.toLocaleLowerCase('en'));
  return new Set(folded).size < folded.length ? 'Name each once.' : undefined;
}
