import { HARMFUL } from '../language/words.ts';
import { isHarm } from './act.ts';
import type { Antecedents } from './antecedents.ts';
import type { CandidateKind, Phase } from './candidate.ts';
import type { Clause } from './clause.ts';
import { presentOf } from './finite.ts';
import { type Instruction, tell } from './imperative.ts';
import type { Perspective } from './perspective.ts';

/** What was suffered, not done, turned into something the learner can watch for. */
export interface Framed {
  kind: CandidateKind;
  phase: Phase;
  verb: string;
  instruction: Instruction;
  worth: number;
}

const FEELING =
  /^(?:afraid|ashamed|scared|frightened|tired|exhausted|angry|furious|sad|lonely|alone|proud|nervous|anxious|overwhelmed|embarrassed|guilty|hopeless|helpless|lost|stuck|worried|desperate|surprised|shocked|jealous|bitter|numb|terrified|humiliated|confused|bored|homesick|depressed|burned|burnt|broke|empty|discouraged|tempted|hungry|sick|weak|impatient|reluctant|unwilling|shy|awkward|stubborn|mad|upset|sorry|unhappy|miserable|restless|sleepless|vain|idle|weary|faint)$/;

/** Frames for what the protagonist felt, could not do, or did to their own harm. */
export function framesOf(clause: Clause, view: Perspective, antecedents: Antecedents): Framed[] {
  const { tokens, group } = clause;
  const made = (
    front: string,
    verb: string,
    kind: CandidateKind,
    phase: Phase,
    worth: number,
    from = group.next,
  ): Framed[] => {
    const instruction = tell(tokens, { front, base: group.base, from, end: clause.end }, view, antecedents);
    return instruction && instruction.risk === 0 ? [{ kind, phase, verb, instruction, worth }] : [];
  };
  const feeling = feelingAt(clause);
  if (feeling !== null) {
    const from = group.next + feeling;
    const be = group.base === 'feel' ? 'feel' : 'be';
    const are = group.base === 'feel' ? 'feel' : 'are';
    const bare = clause.end - from <= 1 + (tokens[from]!.lower === 'too' ? 1 : 0);
    return [
      ...made(`notice when you ${are}`, 'notice', 'notice', 'before', bare ? 2 : 3, from),
      ...made(`expect to ${be}`, 'expect', 'expect', 'after', bare ? 1.6 : 2.6, from),
    ];
  }
  const alone =
    clause.end === group.next &&
    !/^(?:sleep|breathe|stop|move|speak|cry|eat|walk|stand|cope|focus|concentrate|read|work|think|write)$/.test(
      group.base,
    );
  if (group.kind === 'could' && group.negated && !alone) {
    const present = presentOf(group, tokens, 'you');
    return [
      ...made(`notice when you ${present}`, 'notice', 'notice', 'before', 2.8),
      ...made(`be ready for days when you ${present}`, 'be', 'prepare', 'after', 2.4),
    ];
  }
  if (giveUp(clause)) return made('hold on when you want to', 'hold', 'prepare', 'any', 3, group.next + 1);
  return harmFrames(clause, made);
}

type Make = (
  front: string,
  verb: string,
  kind: CandidateKind,
  phase: Phase,
  worth: number,
  from?: number,
) => Framed[];

function harmFrames(clause: Clause, made: Make): Framed[] {
  const { tokens, group } = clause;
  const acted = /^(?:past|used-to|would|present)$/.test(group.kind) && !group.negated;
  const kept = group.base === 'keep' || group.base === 'start' || group.base === 'begin';
  const harm =
    isHarm(group.base, tokens, group.next, clause.end) ||
    (kept && HARMFUL.has(tokens[group.next]?.lemma ?? ''));
  const withheld =
    group.negated &&
    group.kind === 'past' &&
    /^(?:tell|ask|answer|open|call|speak|eat|sleep|look|talk|check|read|rest|stop)$/.test(group.base);
  const crept =
    group.kind === 'perfect' && group.past && /^(?:begin|start)$/.test(group.base) && !group.negated;
  if (crept)
    return made(`notice when you ${presentOf(group, tokens, 'you')}`, 'notice', 'notice', 'before', 3);
  if (!(acted && (harm || group.kind === 'used-to')) && !withheld) return [];
  if (group.kind === 'used-to' && /^(?:believe|think|be|have|know|love|like|say|feel)$/.test(group.base))
    return [];
  if (/^(?:hate|fear|dread|resent|envy|doubt|regret)$/.test(group.base) && !group.negated) {
    return [
      ...made(`notice when you ${group.base}`, 'notice', 'notice', 'before', 2.8),
      ...made(`expect to ${group.base}`, 'expect', 'expect', 'after', 2.4),
    ];
  }
  const present = presentOf(group, tokens, 'you');
  return [
    ...made(
      `${group.kind === 'used-to' ? 'ask yourself whether' : 'notice when'} you ${present}`,
      'notice',
      'notice',
      'before',
      3.2,
    ),
    ...(/^(?:stop|quit)$/.test(group.base) || (group.kind === 'used-to' && !harm)
      ? []
      : made(`have a plan in case you ${present}`, 'plan', 'prepare', 'after', 2.6)),
  ];
}

/** How many tokens behind "was" the feeling stands ("so ashamed" 1), or null when it is no feeling. */
function feelingAt({ tokens, group }: Clause): number | null {
  if (
    group.negated ||
    !/^(?:copula|past|passive)$/.test(group.kind) ||
    !(group.base === 'be' || group.base === 'feel' || group.kind === 'passive')
  )
    return null;
  if (group.kind === 'passive') return FEELING.test(tokens[group.head]!.lower) ? -1 : null;
  for (let skip = 0; skip < 3; skip += 1) {
    const word = tokens[group.next + skip]?.lower ?? '';
    if (FEELING.test(word))
      return skip > 0 && tokens[group.next + skip - 1]!.lower === 'too' ? skip - 1 : skip;
    if (word === 'too') return tokens[group.next + skip + 1]?.pos === 'ADJ' ? skip : null;
    if (
      !/^(?:so|very|really|quite|rather|such|more|often|also|a|little|bit|always|completely|deeply|almost|just)$/.test(
        word,
      )
    )
      return null;
  }
  return null;
}

/** "I wanted to quit", "I was ready to give up the attempt". */
function giveUp({ tokens, group }: Clause): boolean {
  if (group.base !== 'want' || group.negated || tokens[group.next]?.lower !== 'to') return false;
  const verb = tokens[group.next + 1]?.lower ?? '';
  return (
    /^(?:quit|stop|run|hide|disappear|die)$/.test(verb) ||
    (verb === 'give' && tokens[group.next + 2]?.lower === 'up')
  );
}
