import { route } from '../route.ts';
import type { Available, Mentor, MentorFilters, MentorSort, UpdateMentorProfileBody } from './mentors.ts';

type Flag = 'true' | 'false';

export const listMentors = route<{
  query: {
    limit?: number;
    cursor?: string;
    featured?: Flag;
    q?: string;
    expertise?: string;
    language?: string;
    zone?: string;
    available?: Available;
    free?: Flag;
    minPrice?: number;
    maxPrice?: number;
    minRating?: number;
    sort?: MentorSort;
  };
  response: Mentor[];
}>('GET', '/api/mentors');
export const getMentorFilters = route<{ response: MentorFilters }>('GET', '/api/mentors/filters');
export const getMentor = route<{ params: { userId: number }; response: Mentor }>(
  'GET',
  '/api/mentor/{userId}',
);
export const updateMentorProfile = route<{ body: UpdateMentorProfileBody; response: Mentor }>(
  'PATCH',
  '/api/mentor/profile',
);
