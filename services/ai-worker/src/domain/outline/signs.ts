import { floorReason } from '../floor.ts';
import { cueOf, hasCue, plain, withoutLead } from './cues.ts';
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

export function signsOf(sentence: InContext, language: Language): Signs {
  const text = plain(withoutLead(sentence.text, language));
  const has = (kind: Parameters<typeof hasCue>[1]): boolean => hasCue(text, kind, language);
  // Notes leave out the "I": "Rang the council".
  const starts = cueOf('do', language)?.exec(text)?.index === 0;
  const { unfit, helped } = judge(sentence);
  return {
    me: has('me') || starts,
    advice: has('advice'),
    unfit,
    helped,
    doubtful:
      unfit >= DOUBTFUL || (unfit > DOUBTFUL_HARM && has('harm')) || floorReason(sentence.text) !== null,
  };
}
