import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Id } from './id.ts';
import { FeaturedClip } from './media.ts';

/** For the worker. `text`: where the words of the clip are, as UTF-16 offsets. `skip`: it is not needed any more. */
export const BeginClip = defineRpc('roadmaps.worker.begin-clip', {
  access: 'service',
  input: z.object({ clipId: Id }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({
      next: z.literal('cut'),
      from: z.string(), // storage key of the recording
      to: z.string(), // storage key of the clip
      start: z.number(),
      end: z.number(),
      text: z.object({ key: z.string(), start: z.number().int(), end: z.number().int() }),
    }),
  ]),
});

/** The clip that the operator has chosen, while learners can play it; null otherwise. Never a sample voice. */
export const GetFeaturedClip = endpoint('GET /api/featured-clip', {
  subject: 'roadmaps.featured-clip',
  access: 'none',
  summary: 'The clip of a mentor that visitors of the landing page can play; null without one',
  input: z.object({}),
  output: FeaturedClip.nullable(),
});
