import { z } from 'zod';
import { MaterialType } from '../community/materials.ts';

export const MAX_STEP_MATERIALS = 6;

/** A learning material of the Learning Hub, as a step shows it. */
export const StepMaterial = z
  .object({
    id: z.string(),
    title: z.string(), // empty: it was deleted
    type: MaterialType.nullable(), // null: it was deleted
    duration: z.number().int().nullable(), // seconds
    pageCount: z.number().int().nullable(),
    available: z.boolean(), // false only in the working copy: learners do not see it
  })
  .meta({ id: 'StepMaterial' });
export type StepMaterial = z.infer<typeof StepMaterial>;
