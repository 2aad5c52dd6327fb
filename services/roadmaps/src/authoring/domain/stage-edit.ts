import type { StageBody, StepInput, Warning } from '@waymark/contracts/roadmaps/http';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import type { MediaLibrary } from './media.ts';
import type { StageState, StepState } from './roadmap-state.ts';
import { NO_MEDIA, writeMedia } from './stage-media.ts';
import { chooseMaterials } from './step-materials.ts';
import { chooseClip } from './step-voice.ts';

/** A new stage. Error: VALIDATION if a step or a warning has an id. */
export function writeStage(body: StageBody, library: MediaLibrary): StageState {
  return {
    id: newId(),
    title: body.title,
    description: body.description,
    estimatedDuration: body.estimatedDuration,
    origin: 'mentor',
    touchedByMentor: true,
    ...writeMedia(body, NO_MEDIA, library),
    warnings: writeWarnings(body.warnings, []),
    steps: writeSteps(body.steps, [], library),
  };
}

/** Steps with an id are updated, omitted steps removed. Error: VALIDATION for an id of another stage. */
export function changeStage(before: StageState, body: StageBody, library: MediaLibrary): StageState {
  return {
    ...before,
    title: body.title,
    description: body.description,
    estimatedDuration: body.estimatedDuration,
    touchedByMentor: true,
    ...writeMedia(body, before, library),
    warnings: writeWarnings(body.warnings, before.warnings),
    steps: writeSteps(body.steps, before.steps, library),
  };
}

function writeSteps(
  inputs: readonly StepInput[],
  before: readonly StepState[],
  library: MediaLibrary,
): StepState[] {
  const known = new Map(before.map((step) => [step.id, step]));
  return inputs.map((input, index) => {
    const materialIds = chooseMaterials(
      known.get(input.id ?? '')?.materialIds ?? [],
      input.materialIds,
      library,
      index,
    );
    if (input.id === undefined) return { ...writeStep(input), materialIds };
    const step = known.get(input.id);
    // A repeated id is unknown the second time.
    known.delete(input.id);
    if (!step) throw foreignStep(index);
    const changed = { ...changeStep(step, input), materialIds };
    if (input.useVoice === undefined) return changed;
    return { ...changed, voice: chooseClip(step, input.useVoice, library, ['steps', index, 'useVoice']) };
  });
}

const writeStep = (input: StepInput): StepState => ({
  id: newId(),
  title: input.title,
  description: input.description,
  estimatedDuration: input.estimatedDuration ?? null,
  resourceLinks: input.resourceLinks,
  origin: 'mentor',
  reviewed: true,
  evidence: null,
  voice: null,
  materialIds: [],
});

/** A rewritten step becomes the mentor's, and is reviewed; its evidence is unchanged. */
function changeStep(before: StepState, input: StepInput): StepState {
  const rewritten = before.title !== input.title || before.description !== input.description;
  return {
    ...before,
    title: input.title,
    description: input.description,
    estimatedDuration:
      input.estimatedDuration === undefined ? before.estimatedDuration : input.estimatedDuration,
    resourceLinks: input.resourceLinks,
    ...(rewritten && { origin: 'mentor', reviewed: true }),
  };
}

function foreignStep(index: number): AppError {
  const message = 'This step is not part of this stage. Load the roadmap again.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['steps', index, 'id'], message }] });
}

/**
 * Replaces the texts of warnings with an id, adds those without and removes omitted ones; an absent list changes nothing.
 * Error: VALIDATION for an unknown id.
 */
function writeWarnings(inputs: StageBody['warnings'], before: readonly Warning[]): Warning[] {
  if (!inputs) return [...before];
  const known = new Map(before.map((warning) => [warning.id, warning]));
  return inputs.map(({ id, text }, index) => {
    if (id === undefined) return { id: newId(), text, evidence: null };
    const warning = known.get(id);
    // A repeated id is unknown the second time.
    known.delete(id);
    if (!warning) throw unknownWarning(index);
    return { ...warning, text };
  });
}

function unknownWarning(index: number): AppError {
  const message = 'This warning is not part of this stage. Load the roadmap again.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['warnings', index, 'id'], message }] });
}
