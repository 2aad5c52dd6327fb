import { floorReason } from '../floor.ts';
import { cueOf, hasCue, plain, withoutLead } from './cues.ts';
import { insteadOf } from './instead.ts';
import { type InContext, judge } from './judge.ts';
import type { Language } from './language.ts';

/** What was found in one sentence. */
export interface Signs {
  me: boolean;
  advice: boolean;
  /** Log odds of `judge`. */
  unfit: number;
  helped: number;
  /** It is not suggested as a step: an advertisement, an instruction to software, or probably a harm or a mistake. */
  doubtful: boolean;
}

/** Log odds from which a sentence is not suggested. */
const DOUBTFUL = -0.5;
/** Where something dangerous is named. */
const DOUBTFUL_HARM = -2.4;

/** "I read: 'Order now!'": what is judged is the quotation. */
const CITED = /:\s*["“„«»](.{20,})/u;

export function signsOf(whole: InContext, language: Language): Signs {
  const sentence = { ...whole, text: insteadOf(whole.text, language) ?? whole.text };
  const text = plain(withoutLead(sentence.text, language));
  const has = (kind: Parameters<typeof hasCue>[1]): boolean => hasCue(text, kind, language);
  // Notes leave out the "I": "Rang the council".
  const starts = cueOf('do', language)?.exec(text)?.index === 0;
  const { helped, unfit: unfitAsWhole } = judge(sentence);
  const cited = CITED.exec(sentence.text)?.[1];
  const unfit = cited
    ? Math.max(unfitAsWhole, judge({ before: '', text: cited, after: '' }).unfit)
    : unfitAsWhole;
  return {
    me: has('me') || starts,
    advice: has('advice'),
    unfit,
    helped,
    doubtful:
      unfit >= DOUBTFUL ||
      (unfit > DOUBTFUL_HARM && has('harm')) ||
      has('inserted') ||
      floorReason(whole.text) !== null,
  };
}
