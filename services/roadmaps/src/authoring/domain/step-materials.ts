import type { StageBody } from '@waymark/contracts/roadmaps/http';
import type { StepMaterial } from '@waymark/contracts/roadmaps/step-materials';
import { AppError } from '@waymark/kernel/app-error';
import type { LearningMaterial, MediaLibrary } from './media.ts';

/** Ids of all that its steps name. */
export const materialsIn = ({ steps }: StageBody): string[] =>
  steps.flatMap(({ materialIds = [] }) => materialIds);

/** `wanted` undefined: unchanged. Error: VALIDATION for one that is added and cannot be read by all. */
export function chooseMaterials(
  before: readonly string[],
  wanted: readonly string[] | undefined,
  { materials }: MediaLibrary,
  stepIndex: number,
): string[] {
  if (!wanted) return [...before];
  const unavailable = wanted.findIndex(
    (id) => !before.includes(id) && materials?.get(id)?.state !== 'published',
  );
  if (unavailable < 0) return [...wanted];
  const message = 'This learning material is not published. Choose another one, or try again in a moment.';
  const path = ['steps', stepIndex, 'materialIds', unavailable];
  throw new AppError('VALIDATION', message, { issues: [{ path, message }] });
}

/** `publicOnly`: without those that others cannot read. */
export function toStepMaterials(
  ids: readonly string[],
  { materials }: MediaLibrary,
  publicOnly: boolean,
): StepMaterial[] {
  return ids
    .map((id) => toStepMaterial(id, materials?.get(id)))
    .filter(({ available }) => available || !publicOnly);
}

function toStepMaterial(id: string, material: LearningMaterial | undefined): StepMaterial {
  if (!material || material.state === 'deleted') {
    return { id, title: '', type: null, duration: null, pageCount: null, available: false };
  }
  const { title, type, durationSeconds: duration, pageCount, state } = material;
  return { id, title, type, duration, pageCount, available: state === 'published' };
}
