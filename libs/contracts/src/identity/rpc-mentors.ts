import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { ListMentorsQuery, Mentor, MentorFilters, UpdateMentorProfileBody } from './mentors.ts';

/** Users with role mentor, by name unless sorted; `featured`: most published roadmaps first. */
export const ListMentors = defineRpc('identity.mentors', {
  access: 'none',
  input: ListMentorsQuery,
  output: pageOf(Mentor),
});
/** Error: NOT_FOUND “Mentor not found”. */
export const GetMentor = defineRpc('identity.mentor', {
  access: 'none',
  input: z.object({ userId: z.number().int().positive() }),
  output: Mentor,
});
export const GetMentorFilters = defineRpc('identity.mentor-filters', {
  access: 'none',
  input: z.object({}),
  output: MentorFilters,
});
/** The caller's own profile. Error: NOT_FOUND for an admin without one. */
export const UpdateMentorProfile = defineRpc('identity.update-mentor-profile', {
  roles: mentorRoles,
  input: UpdateMentorProfileBody,
  output: Mentor,
});
