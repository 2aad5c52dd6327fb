import { z } from 'zod';
import { achievements, growthAreas, growthSkills } from './options.ts';

const Counted = { count: z.number().int(), goal: z.number().int() };

/**
 * What a member did, for that member only. `recent` ones count the last `GROWTH_DAYS`, the others all time. Removed and
 * hidden texts do not count, nor do responses to one's own requests.
 */
export const Growth = z
  .object({
    responses: z.number().int(),
    helped: z.number().int(), // marked as the one that helped
    requests: z.number().int(),
    hosted: z.number().int(), // peer sessions that took place, with others in them
    attended: z.number().int(), // peer sessions of others that took place, in which one had a place
    members: z.number().int(), // others one was in a thread or a peer session with
    recent: z.object({
      answeredRequests: z.number().int(), // of others, with one's first response in this time
      minutesToRespond: z.number().int().nullable(), // median of these, from the request to one's first response
    }),
    skills: z.array(z.object({ skill: z.enum(growthSkills), ...Counted })), // recent
    achievements: z.array(z.object({ achievement: z.enum(achievements), ...Counted })),
    areas: z.array(z.object({ area: z.enum(growthAreas), requests: z.number().int() })), // recent requests of one's own
  })
  .meta({ id: 'Growth' });
export type Growth = z.infer<typeof Growth>;
