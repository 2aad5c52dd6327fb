import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Home, HomeQuery, MentorWaiting } from './home.ts';

/** The caller's own. Error: VALIDATION (unknown zone). */
export const GetHome = endpoint('GET /api/home', {
  subject: 'roadmaps.home',
  summary: "The caller's next step on each followed roadmap, and streak and moods",
  input: HomeQuery,
  query: HomeQuery,
  output: Home,
});
/** Empty for a user without roadmaps. */
export const GetMentorWaiting = endpoint('GET /api/mentor/waiting', {
  subject: 'roadmaps.mentor-waiting',
  summary: "Drafts, reviews and new stories of the caller's roadmaps",
  input: z.object({}),
  output: MentorWaiting,
});
