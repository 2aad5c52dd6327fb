/** What a text says about how long something takes or how often it is done, and what to assume where it says nothing. */

const NUMBER =
  '(?:\\d+(?:[.,]\\d+)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety|a few|a couple of|several|half an|about \\w+)';
const UNIT = '(?:minute|hour|day|night|week|month)s?';
const PART =
  '(?:morning|evening|night|day|week|month|afternoon|lunchtime|noon|weekend|season|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const LENGTH = new RegExp(
  `\\b(?:for|in|within|over|took (?:me |us |her |him )?)\\s*(?:about |almost |nearly |another |the (?:first|next) )?((?:${NUMBER})[ -](?:more )?${UNIT})\\b(?! (?:ago|before|later|earlier))`,
  'i',
);
const BARE_LENGTH = new RegExp(
  `\\b((?:${NUMBER})[ -](?:minutes|hours))\\b(?! (?:ago|before|later|earlier|early|late))`,
  'i',
);
const OFTEN = new RegExp(
  `\\b(every (?:single )?(?:${PART})(?: (?:morning|evening|night|afternoon))?|each (?:${PART})|(?:once|twice|${NUMBER} times) (?:a|every|each) (?:day|week|month|year)|${NUMBER} (?:mornings|evenings|nights|days|hours) (?:a|every|each) (?:week|month)|daily|weekly|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:s| (?:mornings|evenings|nights)))\\b`,
  'i',
);
const YEARS =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty|thirty|several|many)(?:-| )(?:[a-z]+ )?years\b/i;

/** A length or a rhythm that the text itself names, at most 40 characters: "thirteen weeks", "every evening". */
export function durationIn(text: string): string | null {
  const clean = text.replace(/\s+/g, ' ');
  const length = LENGTH.exec(clean)?.[1] ?? BARE_LENGTH.exec(clean)?.[1];
  const often = OFTEN.exec(clean)?.[1];
  const found =
    often && length && !often.includes(length) && /minute|hour/.test(length)
      ? `${length}, ${often}`
      : (often ?? length);
  if (!found || found.length > 40) return null;
  const plain = found
    .replace(/\b(?:Every|Each|Once|Twice)\b/g, (word) => word.toLowerCase())
    .replace(/-/g, ' ')
    .replace(/^on /i, '')
    .replace(/^(?:a|an|one) (?=(?:minute|hour|day|night|week|month)\b)/i, '1 ');
  return plain.replace(
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)/gi,
    (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase(),
  );
}

/** Many years of something are somebody's past, not a step. */
export const spansYears = (text: string): boolean => YEARS.test(text);

const KINDS: [RegExp, string][] = [
  [
    /^(?:notice|ask|remember|accept|decide|choose|name|admit|expect|know|trust|hold|allow|be|have|imagine|think|consider|resolve)$/,
    '15 minutes',
  ],
  [
    /^(?:call|phone|tell|write|list|draw|count|note|cut|throw|put|stick|hang|label|delete|cancel|turn|pour|print|post|send|mark|rule|cross|open|add|close|divide|arrange|sort|show|offer|thank|apologi[sz]e)$/,
    '30 minutes',
  ],
  [
    /^(?:walk|run|swim|ride|read|cook|bake|pack|clean|practi[sc]e|copy|sit|visit|go|meet|talk|speak|sleep|rest|pray|meditate|study|train|review|examine)$/,
    '1 hour',
  ],
  [
    /^(?:sell|buy|sign|join|apply|negotiate|rent|move|find|borrow|repair|lay|set|make|prepare|plan|contrive|record|keep|start|begin|stop|quit|leave|take|give|use|change|wear|carry)$/,
    '1 week',
  ],
  [
    /^(?:learn|teach|build|enrol|enroll|save|pay|work|volunteer|grow|found|hire|earn|save|finish|complete|transfer)$/,
    '1 month',
  ],
];

/** A sane guess by the kind of act when the text names no time. */
export function usualDuration(base: string): string {
  return KINDS.find(([kind]) => kind.test(base))?.[1] ?? '1 week';
}
