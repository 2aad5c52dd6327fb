import type { Draft, DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import { cap, verifyDraft } from '../evidence.ts';
import { refuseTooLittle } from '../material.ts';
import { TooLittleMaterial } from '../too-little-material.ts';
import { type Chosen, chooseSteps, eligible, FEWEST_STEPS, GOOD } from './drafting/choose.ts';
import { describeStep, Telling } from './drafting/describe.ts';
import { type Segment, segment } from './drafting/segments.ts';
import { Spare } from './drafting/spare.ts';
import { pathThrough, stageDuration } from './drafting/stage-texts.ts';
import { stageTitle } from './drafting/stage-titles.ts';
import { turningPoint } from './drafting/turning-point.ts';
import { readStory, type Story } from './read-story.ts';
import { linksIn } from './reading/mask.ts';
import type { Candidate } from './understanding/candidate.ts';
import { usualDuration } from './understanding/durations.ts';

export interface OfflineInput {
  title: string;
  description: string;
  category: string | null;
  sources: { id: string; name: string; text: string }[];
}

export interface OfflineHooks {
  /** `fraction`: 0–1 within the phase. */
  onPhase?(phase: 'understanding' | 'drafting' | 'checking', fraction: number): void;
  onStage?(stage: DraftStage): void;
  signal?: AbortSignal;
}

/**
 * Drafts a roadmap from stories without any model: 4–6 stages of 3–5 steps, in the order of the story. The same input
 * gives the same draft. Errors: TooLittleMaterial with a message for people; the signal's reason when aborted.
 */
export async function draftOffline(input: OfflineInput, hooks: OfflineHooks = {}): Promise<Draft> {
  hooks.signal?.throwIfAborted();
  refuseTooLittle(input.sources);
  hooks.onPhase?.('understanding', 0);
  const story = await readStory(
    input.sources,
    (fraction) => hooks.onPhase?.('understanding', fraction),
    hooks.signal,
  );
  hooks.onPhase?.('drafting', 0);
  const stages = compose(story, input);
  hooks.onPhase?.('checking', 0);
  const draft = verifyDraft({ stages }, input.sources);
  if (draft.stages.length === 0) throw new TooLittleMaterial(notEnough(story, 0));
  for (const stage of draft.stages) hooks.onStage?.(stage);
  hooks.onPhase?.('checking', 1);
  return draft;
}

function notEnough(story: Story, found: number): string {
  const read = `We read ${story.words.toLocaleString('en-GB')} words and found ${found === 1 ? 'one thing' : `${found} things`} in them that somebody else could do.`;
  return `${read} Tell more of what you did, one thing after the other, and what you learned from it.`;
}

const FEWEST_STAGES = 4;

function compose(story: Story, input: OfflineInput): DraftStage[] {
  const { moments } = story;
  const turn = turningPoint(moments);
  const pool = eligible(moments, turn);
  const usable = pool.reduce((n, candidates) => n + Math.min(2, candidates.length), 0);
  if (usable < FEWEST_STAGES * (FEWEST_STEPS - 1)) throw new TooLittleMaterial(notEnough(story, usable));
  const supply = pool.map(
    (candidates) => Math.min(2, candidates.filter((candidate) => candidate.score >= GOOD).length) * 0.8,
  );
  const segments = segment(moments, supply, turn);
  const chosen = chooseSteps(pool, segments);
  return writeStages(story, input, { segments, chosen, pool, turn });
}

interface Plan {
  segments: Segment[];
  chosen: Chosen[][];
  pool: Candidate[][];
  turn: number;
}

function writeStages(story: Story, input: OfflineInput, plan: Plan): DraftStage[] {
  const telling = new Telling(story.moments, plan.chosen.flat());
  const spare = new Spare();
  const taken = new Set<string>(plan.chosen.flat().map((one) => one.candidate.title.toLowerCase()));
  return plan.segments.map((part, index) => {
    const chosen = plan.chosen[index]!;
    const title = stageTitle({
      moments: story.moments,
      segment: part,
      chosen,
      pool: plan.pool,
      heading: story.headingOf(part),
      index,
      last: index === plan.segments.length - 1,
      troubled: plan.turn > 0 && part.from < plan.turn,
      taken,
    });
    taken.add(title.toLowerCase());
    const steps = chosen.map((one) => writeStep(one, story, input, telling, spare));
    const remark = telling.within(part.from, part.to, steps.map((step) => step.description).join(' '));
    const description = [remark?.text, pathThrough(chosen, index)].filter(Boolean).join(' ');
    return {
      title: cap(title, 120),
      description: cap(description || `${title}, one step after the other.`, 600),
      estimatedDuration: stageDuration(chosen),
      steps,
    };
  });
}

function writeStep(
  one: Chosen,
  story: Story,
  input: OfflineInput,
  telling: Telling,
  spare: Spare,
): DraftStep {
  const { candidate, moment } = one;
  const { source } = story.moments[moment]!;
  const { id, text } = input.sources[source]!;
  const span = story.quoteOf(one);
  return {
    title: cap(candidate.title, 120),
    description: cap(describeStep(one, telling, spare), 600),
    estimatedDuration: cap(candidate.duration ?? usualDuration(candidate.verb), 40),
    resourceLinks: linksIn(text, span.start, span.end),
    evidence: { sourceId: id, quote: text.slice(span.start, span.end), ...span },
  };
}
