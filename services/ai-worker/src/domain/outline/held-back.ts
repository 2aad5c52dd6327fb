import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import { isForbiddenOrder } from '@waymark/safety/orders';
import { cueOf, hasCue, plain, withoutLead } from './cues.ts';
import { type InContext, type Judgement, judge } from './judge.ts';
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
const LEAST_HARM = -2.4;
/** For a passage that a model has already chosen as good. */
const LEAST_UNFIT_CHOSEN = 3;
const LEAST_HARM_CHOSEN = -1;

export function signsOf(sentence: InContext, language: Language): Signs {
  const text = plain(withoutLead(sentence.text, language));
  const has = (kind: Parameters<typeof hasCue>[1]): boolean => hasCue(text, kind, language);
  // Notes leave out the "I": "Rang the council".
  const starts = cueOf('do', language)?.exec(text)?.index === 0;
  const judgement = judge(sentence);
  const { unfit, helped } = judgement;
  return {
    me: has('me') || starts,
    advice: has('advice'),
    unfit,
    helped,
    doubtful:
      unfit >= DOUBTFUL ||
      reasonByCues(text, judgement, language) !== null ||
      isForbiddenOrder(sentence.text),
  };
}

/** Not every dangerous thing that is named is a harm: "I poured the whisky down the sink". */
function reasonByCues(
  text: string,
  judgement: Judgement | null,
  language: Language | null,
  leastHarm = LEAST_HARM,
): HeldBackReason | null {
  if (hasCue(text, 'instruction', language)) return 'instruction';
  if (hasCue(text, 'ad', language)) return 'advertisement';
  return judgement && judgement.unfit > leastHarm && hasCue(text, 'harm', language) ? 'harm' : null;
}

/** Why a title or a description must not be shown; null when it may. Mistakes and the advice of others are found in a story alone. */
export function harmInWording(text: string, language: Language | null): HeldBackReason | null {
  const judgement = language && judge({ before: '', text, after: '' });
  return reasonByCues(plain(withoutLead(text, language)), judgement, language);
}

/**
 * Why a passage that an engine chose must not become a step unless its mentor rewords it; null when it may. `before` and
 * `after` are the text around it, as far as it is known.
 */
export function reasonToHoldBack(
  passage: string,
  { before, after }: { before: string; after: string },
  language: Language | null,
): HeldBackReason | null {
  const inside = sentencesIn(passage);
  const all = [...sentencesIn(before).slice(-1), ...inside, ...sentencesIn(after).slice(0, 1)];
  const first = all.indexOf(inside[0] ?? '');
  for (let i = first; i < first + inside.length; i++) {
    const inContext = { before: all[i - 1] ?? '', text: all[i]!, after: all[i + 1] ?? '' };
    const judgement = language && judge(inContext);
    const text = plain(withoutLead(inContext.text, language));
    const reason = reasonByCues(text, judgement, language, LEAST_HARM_CHOSEN);
    if (reason) return reason;
    if (judgement && judgement.unfit > LEAST_UNFIT_CHOSEN) return judgement.reason;
  }
  return null;
}

const sentencesIn = (text: string): string[] =>
  (text.match(/[^.!?…]+[.!?…]*/gu) ?? []).map((part) => part.trim()).filter((part) => part !== '');
