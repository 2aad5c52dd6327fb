import { z } from 'zod';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { ListMentorsQuery, Mentor } from './mentors.ts';

/** Users with role mentor, by name; `featured`: most published roadmaps first. */
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
