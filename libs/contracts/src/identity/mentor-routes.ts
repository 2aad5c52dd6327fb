import { route } from '../route.ts';
import type { Mentor } from './mentors.ts';

export const listMentors = route<{
  query: { limit?: number; cursor?: string; featured?: 'true' | 'false'; q?: string };
  response: Mentor[];
}>('GET', '/api/mentors');
export const getMentor = route<{ params: { userId: number }; response: Mentor }>(
  'GET',
  '/api/mentor/{userId}',
);
