import { countWords } from '@waymark/kernel/count-words';
import { cueOf, hasCue, plain, withoutLead } from './cues.ts';
import type { Language } from './language.ts';

const FEWEST_WORDS = 3;
/** Where the clause of what was done may begin. German has a comma before "aber". */
const BORDER = /[,;:.…]\s+|\s[—–-]\s+|\s(?=(?:but|so|and|pero|mais|mas|ma|così)\s)/gu;
/** "Wir wollten verkaufen, haben aber stattdessen vermietet" has its subject in the clause before. */
const GERMAN_CLAUSE = /^(?:(?:stattdessen|statt dessen) \p{L}+ )?(?:ich|wir) /iu;

/** Of "I wanted to shout, but I wrote a letter instead": "I wrote a letter". Null for any other sentence. */
export function insteadOf(sentence: string, language: Language | null): string | null {
  const words = plain(sentence);
  const intended = cueOf('wish', language)?.exec(words);
  const instead = cueOf('instead', language)?.exec(words);
  if (!intended || !instead || words.length !== sentence.length || instead.index < intended.index)
    return null;
  const end = intended.index + intended[0].length;
  const border = [...sentence.matchAll(BORDER)].findLast(
    ({ index, 0: mark }) => index >= end && index + mark.length <= instead.index,
  );
  if (!border) return null;
  const done = withoutLead(sentence.slice(border.index + border[0].length), language);
  if (language === 'de' && !GERMAN_CLAUSE.test(done)) return null;
  const said = withoutInstead(done, language);
  return countWords(said) >= FEWEST_WORDS ? said : null;
}

/** Without an "instead" at the end of a clause. */
function withoutInstead(done: string, language: Language | null): string {
  const found = cueOf('instead', language)!.exec(plain(done));
  if (!found) return done;
  const after = done.slice(found.index + found[0].length);
  if (/^[^\p{L}]*$/u.test(after)) return done.slice(0, found.index).replace(/[,\s]+$/, '');
  return /^[,;]/.test(after) ? done.slice(0, found.index).trimEnd() + after : done;
}

/** Whether `sentence` is only what the teller wanted to do before what they did, which is the next one. */
export const isOnlyIntended = (sentence: string, next: string, language: Language | null): boolean =>
  hasCue(plain(sentence), 'wish', language) &&
  cueOf('instead', language) !== null &&
  beginsInstead(next, language);

function beginsInstead(text: string, language: Language | null): boolean {
  const words = plain(text).replace(/^[^\p{L}\p{N}]+/u, '');
  const found = cueOf('instead', language)!.exec(words);
  return (
    found !== null && (found.index <= 12 || /^[^\p{L}]*$/u.test(words.slice(found.index + found[0].length)))
  );
}
