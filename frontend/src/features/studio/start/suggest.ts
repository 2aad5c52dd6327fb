/** Words that tell what a story is about, without their endings. Nothing is decided by them: they order a list. */
const WORDS: Record<string, readonly string[]> = {
  'career-change': [
    'job',
    'career',
    'work',
    'boss',
    'interview',
    'application',
    'trade',
    'retrain',
    'colleague',
    'redundan',
  ],
  'financial-recovery': [
    'debt',
    'money',
    'bank',
    'owe',
    'rent',
    'credit',
    'loan',
    'saving',
    'bill',
    'bankrupt',
  ],
  'mental-health': [
    'anxiety',
    'depress',
    'panic',
    'burnout',
    'therap',
    'grief',
    'mourn',
    'lonel',
    'exhaust',
    'died',
  ],
  'health-recovery': [
    'sober',
    'drink',
    'drank',
    'alcohol',
    'hospital',
    'doctor',
    'illness',
    'cancer',
    'surgery',
    'pain',
    'relapse',
    'craving',
  ],
  business: [
    'customer',
    'company',
    'business',
    'invoice',
    'client',
    'startup',
    'founder',
    'employee',
    'shop',
    'revenue',
  ],
  'life-skills': [
    'language',
    'parent',
    'child',
    'cook',
    'country',
    'household',
    'habit',
    'learn',
    'teenager',
    'home',
  ],
};
const LEAST = 2;
const READ_CHARS = 40_000;
const TITLES = 3;
const TITLE_CHARS = [15, 80] as const;
const DESCRIPTION_CHARS = 280;

/** The category that a text speaks of most; null unless one leads. */
export function suggestCategory(text: string): string | null {
  const words =
    text
      .slice(0, READ_CHARS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counted = Object.entries(WORDS).map(([id, stems]) => ({
    id,
    count: words.filter((word) => stems.some((stem) => word.startsWith(stem))).length,
  }));
  const [first, second] = counted.sort((a, b) => b.count - a.count);
  return first && first.count >= LEAST && first.count > (second?.count ?? 0) ? first.id : null;
}

/** Short sentences of the text, in its own words. */
export function suggestTitles(text: string): string[] {
  const titles = sentencesOf(text)
    .map((sentence) => sentence.replace(/[.!…]+$/, ''))
    .filter(({ length }) => length >= TITLE_CHARS[0] && length <= TITLE_CHARS[1]);
  return [...new Set(titles)].slice(0, TITLES);
}

/** The first sentences of the text. */
export function suggestDescription(text: string): string {
  let description = '';
  for (const sentence of sentencesOf(text)) {
    const longer = `${description} ${sentence}`.trim();
    if (longer.length > DESCRIPTION_CHARS) break;
    description = longer;
  }
  return description;
}

const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.slice(0, READ_CHARS))]
    .map(({ segment }) =>
      segment
        .replace(/^\s*\[[\d:]+\]\s*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => /\p{L}/u.test(sentence));
