import { TIME_NOUN } from '../language/words.ts';
import type { Antecedents } from './antecedents.ts';
import type { Clause } from './clause.ts';
import type { Perspective } from './perspective.ts';
import { retell, type Word } from './retell.ts';
import { settle } from './settle.ts';
import { showable, staleTense } from './wording.ts';

/** What stood before the subject and still says when or why: "every Sunday night", "when you feel the craving". */
export interface Lead {
  kind: 'habit' | 'condition' | 'purpose';
  text: string;
  words: Word[];
}

const HABIT =
  /\b(?:every|each|daily|weekly|nightly|mornings|evenings|nights|afternoons|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b|^(?:in the (?:morning|evening|afternoon)|at (?:night|noon|midnight|lunchtime|bedtime|[a-z]+|\d[\d.:]*)(?: o'clock)?(?: (?:in the \w+|at night))?|after (?:work|school|dinner|supper|breakfast|lunch)|before (?:bed|work|breakfast|sleep))$/i;
const LONGEST = 90;

/** The lead of a clause as the learner can use it, or null when it belongs to that one day. */
export function leadOf(clause: Clause, view: Perspective, antecedents: Antecedents): Lead | null {
  const { tokens, lead } = clause;
  if (lead.kind === 'none' || lead.kind === 'participial' || clause.conjunct > 1) return null;
  let end = lead.to;
  while (end > lead.from && tokens[end - 1]!.text === ',') end -= 1;
  const settled = settle(retell(tokens, lead.from, end, view), '', antecedents);
  if (!settled || settled.risk > 0 || staleTense(settled.words)) return null;
  const text = showable(settled.words);
  if (!text || text.length > LONGEST) return null;
  const kind = kindOf(clause, text);
  return kind ? { kind, text: lowerFirst(text), words: settled.words } : null;
}

function kindOf(clause: Clause, text: string): Lead['kind'] | null {
  const { tokens, lead } = clause;
  if (lead.kind === 'purpose') return 'purpose';
  if (lead.kind === 'subordinate') return repeatable(clause) ? 'condition' : null;
  if (
    /^at\b/i.test(text) &&
    !TIME_NOUN.test(tokens[lead.to - 1]!.lower) &&
    tokens[lead.to - 1]!.pos !== 'NUM'
  )
    return null;
  return HABIT.test(text) && text.length < 45 && !/\b(?:first|last|next|that|this|one)\b/i.test(text)
    ? 'habit'
    : null;
}

/** "When I felt the craving" comes again; "when the plant closed" does not. */
function repeatable({ tokens, lead, group }: Clause): boolean {
  const first = tokens[lead.from]!.lower;
  if (/^(?:if|whenever|before|until|unless|each|every|once)$/.test(first)) return true;
  if (first === 'after' || first === 'when') {
    const second = tokens[lead.from + 1]?.lower ?? '';
    return (
      /^(?:i|we|you|it|she|he|someone|somebody|people)$/.test(second) ||
      group.kind === 'would' ||
      group.kind === 'present'
    );
  }
  return false;
}

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !/^(?:[A-Z][a-z]+day|I\b)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
