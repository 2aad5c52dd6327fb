import { z } from 'zod';

export const Story = z
  .object({
    id: z.string(),
    title: z.string(),
    category: z.string(),
    story: z.string(),
    timeFrame: z.string(),
    outcome: z.string(),
    name: z.string(), // first name
    roadmapId: z.string().nullable(), // null unless it is still published
  })
  .meta({ id: 'Story' });
export type Story = z.infer<typeof Story>;

export const DEFAULT_TIME_FRAME = 'Recently';
