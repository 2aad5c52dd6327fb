import { z } from 'zod';

/** Told by somebody who walked a roadmap. */
export const Story = z
  .object({
    id: z.string(),
    title: z.string(),
    category: z.string(),
    story: z.string(),
    timeFrame: z.string(),
    outcome: z.string(),
    /** First name as they want it shown. */
    name: z.string(),
    /** The roadmap they walked, when it is still published. */
    roadmapId: z.string().nullable(),
  })
  .meta({ id: 'Story' });
export type Story = z.infer<typeof Story>;

export const DEFAULT_TIME_FRAME = 'Recently';
