import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { Home, HomeQuery, MentorWaiting } from './home.ts';

/** The caller's own. Error: VALIDATION (unknown zone). */
export const GetHome = defineRpc('roadmaps.home', { input: HomeQuery, output: Home });
/** Empty for a user without roadmaps. */
export const GetMentorWaiting = defineRpc('roadmaps.mentor-waiting', {
  input: z.object({}),
  output: MentorWaiting,
});
