import { countWords } from '@waymark/kernel/count-words';
import { cueOf, hasCue, plain, withoutLead } from './cues.ts';
import type { Language } from './language.ts';

const FEWEST_WORDS = 3;
/** Where the clause of what was done may begin. */
const BORDER = /[,;:.…]\s+|\s[—–-]\s+|\s(?=(?:but|so|and|aber|sondern|pero|mais|mas|ma|così)\s)/gu;

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
  const last = cueOf('instead', language)!.exec(plain(done));
  const isLast = last !== null && /^[^\p{L}]*$/u.test(done.slice(last.index + last[0].length));
  const said = isLast ? done.slice(0, last.index).replace(/[,\s]+$/, '') : done;
  return countWords(said) >= FEWEST_WORDS ? said : null;
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
