import type { DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import { cap } from '../../evidence.ts';
import { linksIn } from '../reading/mask.ts';
import type { Story } from '../story.ts';
import type { Candidate } from '../understanding/candidate.ts';
import { usualDuration } from '../understanding/durations.ts';
import type { Part } from './balance.ts';
import { type Chosen, FEWEST_STEPS } from './choose.ts';
import { describeStep, Telling } from './describe.ts';
import { Spare } from './spare.ts';
import { pathThrough, stageDuration } from './stage-texts.ts';
import { stageTitle } from './stage-titles.ts';
import { suggestion } from './suggestions.ts';

export interface Plan {
  parts: Part[];
  pool: readonly Candidate[][];
  turn: number;
}

const OWN = ['Your mentor says:', 'In your mentor’s words:', 'Your mentor remembers:'];
const ABOUT = ['The story says:', 'In the words of the story:'];

const PLAIN = [
  'Take these steps in the order in which they were taken then.',
  'This is the next stretch of the way, told by what was done in it.',
  'Small steps, one after the other.',
];

type Sources = readonly { id: string; text: string }[];

/** Writes out what was planned: titles, descriptions, durations and evidence, in the order of the story. */
export function writeStages(story: Story, sources: Sources, { parts, pool, turn }: Plan): DraftStage[] {
  const all = parts.flatMap((part) => part.chosen);
  const voices = story.toldByOthers ? ABOUT : OWN;
  const telling = new Telling(story.moments, all, (moment) => story.wordsOf(moment), voices);
  const spare = new Spare();
  const taken = new Set<string>(all.map((one) => one.candidate.title.toLowerCase()));
  const named: string[] = [];
  const before = new Map(all.map((one, i) => [one, all[i - 1]]));
  return parts.map(({ segment, chosen }, index) => {
    const title = stageTitle({
      moments: story.moments,
      segment,
      chosen,
      pool,
      heading: story.headingOf(segment),
      index,
      last: index === parts.length - 1,
      troubled: segment.from < turn && inTrouble(story, turn),
      taken,
      stages: named,
    });
    taken.add(title.toLowerCase());
    named.push(title);
    const steps = chosen.map((one) =>
      writeStep(one, describeStep(one, before.get(one), telling, spare), story, sources),
    );
    const remark = telling.within(segment.from, segment.to, steps.map((step) => step.description).join(' '));
    const description = [remark?.text, pathThrough(chosen, index)].filter(Boolean).join(' ');
    if (steps.length < FEWEST_STEPS)
      steps.splice(index === 0 ? 0 : steps.length, 0, suggestion(index, parts.length));
    return {
      title: cap(title, 120),
      description: cap(description || PLAIN[index % PLAIN.length]!, 600),
      estimatedDuration: stageDuration(chosen),
      steps,
    };
  });
}

/** Before the turn the story really tells of trouble, not only of doubts. */
const inTrouble = ({ moments }: Story, turn: number): boolean =>
  moments.slice(0, turn).filter((moment) => moment.mood <= -0.9).length >= 2;

function writeStep(one: Chosen, description: string, story: Story, sources: Sources): DraftStep {
  const { candidate, moment } = one;
  const { id, text } = sources[story.moments[moment]!.source]!;
  const span = story.quoteOf(one);
  return {
    title: cap(candidate.title, 120),
    description: cap(description, 600),
    estimatedDuration: cap(candidate.duration ?? usualDuration(candidate.verb), 40),
    resourceLinks: linksIn(text, span.start, span.end),
    evidence: { sourceId: id, quote: text.slice(span.start, span.end), ...span },
  };
}
