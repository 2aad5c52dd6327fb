const LONGEST = 4_000;
const MIN_WORDS = 3;
/** Words that join two things to do; what is done first precedes them. */
const JOINTS = /[;—–]\s+|,?\s+(?=(?:and|then|und|dann|y|luego|et|puis|e|depois|poi)\s)/iu;

export function sentencesOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.slice(0, LONGEST));
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => /\p{L}/u.test(sentence));
}

/** The things to do that a text names, in its order and words; clauses too short to be one stay with their sentence. */
export function partsOf(text: string, language: string): string[] {
  return sentencesOf(text, language).flatMap((sentence) => {
    const clauses = sentence.split(JOINTS).map(trimmed);
    const isEach = clauses.every((clause) => clause.split(/\s+/).length >= MIN_WORDS);
    return isEach ? clauses : [trimmed(sentence)];
  });
}

const trimmed = (clause: string): string =>
  clause
    .replace(/^(?:and|then|und|dann|y|luego|et|puis|e|depois|poi)\s+/iu, '')
    .replace(/[.,;:!\s]+$/u, '')
    .trim();
