import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { ListMentorsQuery, Mentor, MentorFilters, UpdateMentorProfileBody } from './mentors.ts';

/** Users with role mentor, by name unless sorted; `featured`: most published roadmaps first. */
export const ListMentors = endpoint('GET /api/mentors', {
  subject: 'identity.mentors',
  access: 'none',
  shared: 'a-second',
  summary: 'Mentors, filtered and sorted (default: by name); featured: those with most published roadmaps',
  input: ListMentorsQuery,
  output: pageOf(Mentor),
});
/** Error: NOT_FOUND “Mentor not found”. */
export const GetMentor = endpoint('GET /api/mentor/{userId}', {
  subject: 'identity.mentor',
  access: 'none',
  shared: 'a-second',
  summary: "A mentor's public profile",
  input: z.object({ userId: z.number().int().positive() }),
  output: Mentor,
});
export const GetMentorFilters = endpoint('GET /api/mentors/filters', {
  subject: 'identity.mentor-filters',
  access: 'none',
  shared: 'a-second',
  summary: 'Areas of expertise and languages in the directory, most frequent first',
  input: z.object({}),
  output: MentorFilters,
});
/** The caller's own profile. Error: NOT_FOUND for an admin without one. */
export const UpdateMentorProfile = endpoint('PATCH /api/mentor/profile', {
  subject: 'identity.update-mentor-profile',
  roles: mentorRoles,
  summary: "Changes the caller's mentor profile; missing fields stay as they are",
  input: UpdateMentorProfileBody,
  output: Mentor,
});
