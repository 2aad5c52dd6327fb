import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import { cueOf, hasCue, plain, withoutLead } from './cues.ts';
import { type Language, languageOf } from './language.ts';

/** What the cues find in one sentence. */
export interface Signs {
  me: boolean;
  act: boolean;
  advice: boolean;
  turn: boolean;
  endorse: boolean;
  setback: boolean;
  cost: boolean;
  /** Refers to the sentence before it: "That lasted two weeks". */
  back: boolean;
  regret: boolean;
  /** Admits or tackles the trouble: a bad outcome after it is no proof of a mistake. */
  faces: boolean;
  /** Too short to be more than a remark on what comes: "I was a fool." */
  short: boolean;
  /** The reason in the sentence itself. */
  own: HeldBackReason | null;
}

const CLAUSES = /[,;:()]| [—–-]+ | (?:and|but|then|und|aber|y|pero|et|mais|e|mas) /u;

/** Characters. */
const SHORT = 45;

export function signsOf(sentence: string, language: Language | null): Signs {
  const text = plain(withoutLead(sentence, language));
  const has = (kind: Parameters<typeof hasCue>[1]): boolean => hasCue(text, kind, language);
  // Notes leave out the "I": "Rang the council".
  const starts = (['act', 'do'] as const).some((kind) => cueOf(kind, language)?.exec(text)?.index === 0);
  const me = has('me') || starts;
  const advice = has('advice');
  // These languages leave out the pronoun.
  const isOwn = me || language === 'es' || language === 'pt' || language === 'it';
  const isRegret = has('regret') && (me || !advice);
  const regret = isRegret && !has('early');
  const endorse = has('endorse');
  const cost = has('cost');
  const own = ((): HeldBackReason | null => {
    if (has('instruction')) return 'instruction';
    if (has('ad')) return 'advertisement';
    if (doesHarm(text, advice, language) || (isOwn && !advice && isRisk(text, language))) return 'harm';
    if (has('report') && !endorse) return 'others-advice';
    if (has('undo')) return null;
    return (isRegret && !endorse) || (me && !advice && !has('act') && cost) ? 'mistake' : null;
  })();
  return {
    me,
    act: has('act'),
    advice,
    turn: has('turn'),
    endorse,
    setback: has('setback'),
    cost,
    back: has('back') || cueOf('cost', language)?.exec(text)?.index === 0,
    short: text.length < SHORT,
    regret,
    faces: has('face'),
    own,
  };
}

/** A dangerous thing is named, and nothing in the sentence makes it good. */
function isRisk(text: string, language: Language | null): boolean {
  const found = cueOf('risk', language)?.exec(text);
  if (!found || hasCue(text, 'undo', language) || hasCue(text, 'care', language)) return false;
  return !hasCue(text.slice(0, found.index), 'relief', language);
}

/** A harm that the sentence does not at the same time end, admit or warn of. */
function doesHarm(text: string, isAdvice: boolean, language: Language | null): boolean {
  const grave = hasCue(text, 'grave', language) && !hasCue(text, 'care', language);
  if (grave) return true;
  const harm = cueOf('harm', language);
  if (!harm?.test(text) || hasCue(text, 'undo', language)) return false;
  let excused = false;
  let inOneClause = false;
  for (const clause of text.split(CLAUSES)) {
    const found = harm.exec(clause);
    const before = found ? clause.slice(0, found.index) : clause;
    const relieved = hasCue(before, 'relief', language);
    const isItsOwn = hasCue(clause, 'me', language) || hasCue(clause, 'do', language);
    if (found && !relieved && (!excused || (isItsOwn && !isAdvice))) return true;
    inOneClause ||= found !== null;
    excused = relieved || (isAdvice && excused);
  }
  return !inOneClause && !hasCue(text, 'relief', language);
}

/** A consequence of the sentence before, rather than the next act. */
const isConsequence = ({ regret, cost, back, me, act, advice }: Signs): boolean =>
  !advice && (regret || cost) && (back || (!me && !act));

/** The reason from the sentence and its neighbours, nearest first. */
export function heldBack(
  signs: Signs,
  before: readonly Signs[],
  after: readonly Signs[],
): HeldBackReason | null {
  const [next, second] = after;
  if (signs.own === 'others-advice' && next?.endorse && !next.regret && !next.cost) return null;
  if (signs.own) return signs.own;
  if (!signs.me || signs.advice) return null;
  if (next && isConsequence(next) && (next.regret || !signs.faces)) return 'mistake';
  if (second && !next!.act && second.regret && isConsequence(second)) return 'mistake';
  const [last] = before;
  if (
    last &&
    !signs.turn &&
    !signs.faces &&
    !last.act &&
    !last.advice &&
    (last.setback || (last.regret && last.short))
  )
    return 'mistake';
  return null;
}

/**
 * Why a passage must not become a step unless its mentor rewords it; null when it may. `before` and `after` are the
 * text around it, as far as it is known.
 */
export function reasonToHoldBack(
  sentence: string,
  context: { before: string; after: string } = { before: '', after: '' },
  language: Language = languageOf(`${context.before} ${sentence} ${context.after}`) ?? 'en',
): HeldBackReason | null {
  const around = (text: string): Signs[] =>
    (text.match(/[^.!?…]+[.!?…]*/gu) ?? [])
      .filter((part) => part.trim() !== '')
      .map((part) => signsOf(part, language));
  const before = around(context.before.slice(-600)).reverse().slice(0, 2);
  return heldBack(signsOf(sentence, language), before, around(context.after.slice(0, 600)).slice(0, 2));
}
