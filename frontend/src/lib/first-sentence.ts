/** Longer ones do not fit beside what they stand next to. */
const MOST_CHARS = 140;

/** The first sentence of a text, or its first line if that is shorter; null if there is none of at most 140 characters. It is not changed. */
export function firstSentence(text: string): string | null {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.trim());
  const sentence = first?.segment.trim() ?? '';
  return sentence === '' || sentence.length > MOST_CHARS ? null : sentence;
}
