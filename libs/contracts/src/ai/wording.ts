import { z } from 'zod';

/** One offered wording of a step as an action for the reader. Applied only when the mentor takes it. */
export const Wording = z
  .object({ title: z.string().min(1).max(120), description: z.string().max(600) })
  .meta({ id: 'Wording' });
export type Wording = z.infer<typeof Wording>;

/** What a model gets to word one step. */
export const WordingMaterial = z.object({
  roadmapTitle: z.string(),
  stageTitle: z.string(),
  stepTitle: z.string(),
  stepDescription: z.string(),
  quote: z.string().nullable(),
});
export type WordingMaterial = z.infer<typeof WordingMaterial>;
