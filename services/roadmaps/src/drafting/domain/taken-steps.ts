import type { Evidence } from '@waymark/contracts/roadmaps/http';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { sameQuoteIn } from '../../authoring/domain/held-back.ts';
import type { Roadmap } from '../../authoring/domain/roadmap.ts';
import type { StageState, StepState } from '../../authoring/domain/roadmap-state.ts';
import { NO_MEDIA } from '../../authoring/domain/stage-media.ts';
import { followQuote } from '../../authoring/domain/step-voice.ts';
import { titleOf } from './passage.ts';

/** As for a stage written by a mentor (contracts/roadmaps/http). */
const MAX_STEPS = 30;
const FIRST_STAGE = 'First steps';

/**
 * Adds a step that quotes a passage, after the last step that quotes an earlier one; to the first stage if none does, and to
 * a new stage of a roadmap without any. Errors: RULE_REFUSED for a passage that is a step already, and above the limits.
 */
export function takePassage(roadmap: Roadmap, evidence: Evidence): StepState {
  const { stages } = roadmap.state;
  checkNew(evidence, stages);
  const step = followQuote(aStep(evidence), undefined, roadmap.library);
  const stage = stages.findLast(({ steps }) => lastBefore(steps, evidence) >= 0) ?? stages[0] ?? aStage();
  if (stage.steps.length >= MAX_STEPS) {
    throw new AppError(
      'RULE_REFUSED',
      `The stage “${stage.title}” has ${MAX_STEPS} steps, as many as it can have.`,
    );
  }
  const steps = stage.steps.toSpliced(indexFor(stage.steps, evidence), 0, step);
  const changed = { ...stage, touchedByMentor: true, steps };
  roadmap.setStages(stages.length === 0 ? [changed] : stages.map((one) => (one === stage ? changed : one)));
  return step;
}

function checkNew(evidence: Evidence, stages: readonly StageState[]): void {
  const quoting = stages.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.evidence ? [{ step, evidence: step.evidence }] : [])),
  );
  const taken = sameQuoteIn(evidence, quoting)?.step;
  if (!taken) return;
  const details = { stepId: taken.id };
  throw new AppError('RULE_REFUSED', `This is already the step “${taken.title}”.`, { details });
}

const lastBefore = (steps: readonly StepState[], { sourceId, start }: Evidence): number =>
  steps.findLastIndex(({ evidence }) => evidence?.sourceId === sourceId && evidence.start <= start);

function indexFor(steps: readonly StepState[], evidence: Evidence): number {
  const before = lastBefore(steps, evidence);
  if (before >= 0) return before + 1;
  const after = steps.findIndex((step) => step.evidence?.sourceId === evidence.sourceId);
  return after >= 0 ? after : steps.length;
}

const aStep = (evidence: Evidence): StepState => ({
  id: newId(),
  title: titleOf(evidence),
  description: '',
  estimatedDuration: null,
  resourceLinks: [],
  origin: 'outline',
  reviewed: true,
  evidence,
  voice: null,
  materialIds: [],
});

const aStage = (): StageState => ({
  id: newId(),
  title: FIRST_STAGE,
  description: '',
  estimatedDuration: '',
  origin: 'mentor',
  touchedByMentor: true,
  ...NO_MEDIA,
  warnings: [],
  steps: [],
});
