import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { text } from '../text.ts';

/** Mentors of the published roadmaps that the words find, in the order of these. */
export const FindMentors = defineRpc('roadmaps.find-mentors', {
  access: 'none',
  input: z.object({ q: text('The words', 200) }),
  output: z.array(z.number().int()),
  timeoutMs: 2_000,
});
