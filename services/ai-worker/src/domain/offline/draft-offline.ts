import type { Draft, DraftStage } from '@waymark/contracts/ai/draft';
import { verifyDraft } from '../evidence.ts';
import { refuseTooLittle } from '../material.ts';
import { TooLittleMaterial } from '../too-little-material.ts';
import { balance, type Part, shareOut } from './drafting/balance.ts';
import { chooseSteps, eligible, FEWEST_STEPS, GOOD } from './drafting/choose.ts';
import { segment } from './drafting/segments.ts';
import { turningPoint } from './drafting/turning-point.ts';
import { writeStages } from './drafting/write-stages.ts';
import { readStory } from './read-story.ts';
import type { Story } from './story.ts';
import type { Candidate } from './understanding/candidate.ts';

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

const FEWEST_STAGES = 4;

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
  for (const stage of draft.stages) hooks.onStage?.(stage);
  hooks.onPhase?.('checking', 1);
  return draft;
}

function compose(story: Story, input: OfflineInput): DraftStage[] {
  const { moments } = story;
  const turn = turningPoint(moments);
  const pool = eligible(moments, turn);
  const usable = pool.reduce((n, candidates) => n + Math.min(2, candidates.length), 0);
  const parts = usable < FEWEST_STAGES * (FEWEST_STEPS - 1) ? [] : planParts(story, pool, turn);
  if (parts.length < FEWEST_STAGES) throw new TooLittleMaterial(notEnough(story, usable));
  return writeStages(story, input.sources, { parts, pool, turn });
}

function planParts({ moments }: Story, pool: Candidate[][], turn: number): Part[] {
  const worth = (candidates: Candidate[]): number =>
    candidates.reduce((sum, { score }) => sum + (score >= GOOD ? 0.8 : 0.4), 0);
  const segments = segment(
    moments,
    pool.map((candidates) => Math.min(1.6, worth(candidates))),
    turn,
  );
  const chosen = chooseSteps(pool, segments);
  const parts = balance(segments.map((part, i) => ({ segment: part, chosen: chosen[i]! })));
  return parts.some((part) => part.chosen.length < FEWEST_STEPS - 1)
    ? shareOut(parts, moments.length)
    : parts;
}

function notEnough(story: Story, found: number): string {
  const things = found === 0 ? 'nothing' : found === 1 ? 'only one thing' : `only ${found} things`;
  const read = `We read ${story.words.toLocaleString('en-GB')} words and found ${things} in them that somebody else could do.`;
  return `${read} A roadmap needs about twice as many as it has stages: tell more of what you did, one thing after the other, and what you learned from it.`;
}
