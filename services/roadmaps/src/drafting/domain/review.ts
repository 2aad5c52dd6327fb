import type { Evidence } from '@waymark/contracts/roadmaps/http';
import type { HeldBackPassage, ReviewDecision } from '@waymark/contracts/roadmaps/review';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { currentState } from '../../authoring/domain/held-back.ts';
import type { MediaLibrary } from '../../authoring/domain/media.ts';
import type { Roadmap } from '../../authoring/domain/roadmap.ts';
import { STEP_GONE } from '../../authoring/domain/roadmap.ts';
import type { StageState, StepState } from '../../authoring/domain/roadmap-state.ts';
import { chooseClip, followQuote } from '../../authoring/domain/step-voice.ts';
import { passageAt, titleOf } from './passage.ts';
import { editStep, mergeSteps, quoteStep, type ReviewMaterial } from './review-steps.ts';
import { takePassage } from './taken-steps.ts';

/** As for a stage written by a mentor (contracts/roadmaps/http). */
const MAX_WARNINGS = 12;

type OfStep = Extract<ReviewDecision, { stepId: string }>;
type NewStep = Extract<ReviewDecision, { action: 'take' | 'use' }>;
type OfPassage = Extract<ReviewDecision, { action: 'warn' | 'dismiss' }>;
type PassageState = Pick<HeldBackPassage, 'id' | 'state'>;

/** What undo restores. */
export interface Before {
  /** Of the roadmap. */
  revision: number;
  /** The one stage that the decision changed. */
  stage: { at: number; stage: StageState } | null;
  /** Id of a stage that the decision created. */
  addedStage?: string;
  passage: PassageState | null;
}

export interface Decided {
  title: string;
  /** Null when the decision changed nothing. */
  before: Before | null;
  /** The new state of a held-back passage. */
  passage: PassageState | null;
}

/**
 * Applies one decision of the mentor. Errors: NOT_FOUND for an unknown step, stage or passage, VALIDATION, and
 * RULE_REFUSED as in contracts/roadmaps/rpc-review.
 */
export function decide(roadmap: Roadmap, decision: ReviewDecision, stored: ReviewMaterial): Decided {
  const { stages, revision } = roadmap.state;
  const heldBack = stored.heldBack.map((one) => ({ ...one, state: currentState(one, stages) }));
  const material = { ...stored, heldBack };
  if ('stepId' in decision) {
    const title = decideStep(roadmap, decision, material);
    const stage = changedStage(stages, roadmap.state.stages);
    return { title, passage: null, before: stage && { revision, stage, passage: null } };
  }
  if (decision.action === 'take' || decision.action === 'use') {
    const step = takePassage(roadmap, passageOf(decision, material));
    return {
      title: step.title,
      passage: null,
      before: { revision, ...changes(stages, roadmap), passage: null },
    };
  }
  const held = findOpen(heldBack, decision.heldBackId);
  const passage = decidePassage(roadmap, decision, held);
  const title = titleOf(held.evidence);
  if (passage.state === held.state && decision.action === 'dismiss')
    return { title, passage: null, before: null };
  const stage = changedStage(stages, roadmap.state.stages);
  return { title, passage, before: { revision, stage, passage: { id: held.id, state: held.state } } };
}

/** Returns the title of the step. */
function decideStep(roadmap: Roadmap, decision: OfStep, material: ReviewMaterial): string {
  const { stages } = roadmap.state;
  const stage = stages.find(({ steps }) => steps.some(({ id }) => id === decision.stepId));
  if (!stage) throw new AppError('NOT_FOUND', STEP_GONE);
  const at = stage.steps.findIndex(({ id }) => id === decision.stepId);
  const before = new Map(stage.steps.map((step) => [step.id, step]));
  const steps = decidedSteps(stage.steps, at, decision, material, roadmap.library).map((step) =>
    followQuote(step, before.get(step.id), roadmap.library),
  );
  const touchedByMentor = stage.touchedByMentor || decision.action !== 'keep';
  const warned = decision.action === 'warn-step' ? warnOf(stage, at, decision.text) : stage;
  const changed = steps.length > 0 ? [{ ...warned, touchedByMentor, steps }] : [];
  roadmap.setStages(stages.flatMap((one) => (one === stage ? changed : [one])));
  return stage.steps[at]!.title;
}

/** The stage with a warning in place of a step. */
function warnOf(stage: StageState, at: number, text: string): StageState {
  if (stage.steps.length === 1) {
    const message = 'This is the only step of its stage. Use it as it is, leave it out, or edit it first.';
    throw new AppError('RULE_REFUSED', message);
  }
  return withWarning(stage, text, stage.steps[at]!.evidence);
}

/** Error: RULE_REFUSED for too many. */
function withWarning(stage: StageState, text: string, evidence: Evidence | null): StageState {
  if (stage.warnings.length >= MAX_WARNINGS) {
    throw new AppError('RULE_REFUSED', `A stage can have at most ${MAX_WARNINGS} warnings.`);
  }
  return { ...stage, warnings: [...stage.warnings, { id: newId(), text, evidence }] };
}

function decidedSteps(
  steps: readonly StepState[],
  at: number,
  decision: OfStep,
  material: ReviewMaterial,
  library: MediaLibrary,
): StepState[] {
  const step = steps[at]!;
  switch (decision.action) {
    case 'keep':
      return steps.with(at, { ...step, reviewed: true });
    case 'as-is':
      return steps.with(at, { ...step, reviewed: true, usedAsIs: true });
    case 'edit':
      return steps.with(at, editStep(step, decision, material.wording));
    case 'quote':
      return steps.with(at, quoteStep(step, decision, material));
    case 'voice':
      return steps.with(at, { ...step, voice: chooseClip(step, decision.used, library, ['used']) });
    case 'skip':
    case 'warn-step':
      return steps.toSpliced(at, 1);
    case 'merge':
      if (at === 0) {
        throw new AppError('RULE_REFUSED', 'The first step of a stage has none before it to merge with.');
      }
      return steps.toSpliced(at - 1, 2, mergeSteps(steps[at - 1]!, step, material));
  }
}

/** Returns the new state of the passage. */
function decidePassage(roadmap: Roadmap, decision: OfPassage, held: HeldBackPassage): PassageState {
  if (decision.action === 'dismiss') return { id: held.id, state: 'dismissed' };
  const { stages } = roadmap.state;
  const stage = stages[roadmap.indexOf(decision.stageId)]!;
  const changed = { ...withWarning(stage, decision.text, held.evidence), touchedByMentor: true };
  roadmap.setStages(stages.map((one) => (one === stage ? changed : one)));
  return { id: held.id, state: 'warning' };
}

const passageOf = (decision: NewStep, { texts, heldBack }: ReviewMaterial): Evidence =>
  decision.action === 'take' ? passageAt(texts, decision) : findOpen(heldBack, decision.heldBackId).evidence;

/** One without a place on the roadmap. */
function findOpen(passages: readonly HeldBackPassage[], id: string): HeldBackPassage {
  const passage = passages.find((one) => one.id === id);
  if (!passage) throw new AppError('NOT_FOUND', 'This passage does not wait for you any more.');
  const { state } = passage;
  if (state === 'warning' || state === 'step') {
    throw new AppError('RULE_REFUSED', `This passage is already a ${state}. You can change it in its stage.`);
  }
  return passage;
}

function changes(before: readonly StageState[], { state }: Roadmap): Pick<Before, 'stage' | 'addedStage'> {
  const stage = changedStage(before, state.stages);
  const known = new Set(before.map(({ id }) => id));
  const added = state.stages.find(({ id }) => !known.has(id));
  return added ? { stage, addedStage: added.id } : { stage };
}

function changedStage(before: readonly StageState[], after: readonly StageState[]): Before['stage'] {
  const json = new Map(after.map((stage) => [stage.id, JSON.stringify(stage)]));
  const at = before.findIndex((stage) => json.get(stage.id) !== JSON.stringify(stage));
  return at < 0 ? null : { at, stage: before[at]! };
}

/** Errors: RULE_REFUSED without a decision, STALE if the roadmap was changed since. */
export function undoDecision<D extends { before: Before; revisionAfter: number }>(
  roadmap: Roadmap,
  last: D | null,
): D {
  if (!last) throw new AppError('RULE_REFUSED', 'There is nothing to undo.');
  if (last.revisionAfter !== roadmap.state.revision) {
    const message = 'The roadmap was changed after this decision, so it cannot be undone.';
    throw new AppError('STALE', message, { details: { revision: roadmap.state.revision } });
  }
  const { stage: restored, addedStage } = last.before;
  const others = roadmap.state.stages.filter(({ id }) => id !== restored?.stage.id && id !== addedStage);
  roadmap.setStages(restored ? others.toSpliced(restored.at, 0, restored.stage) : others);
  return last;
}
