import { z } from 'zod';
import { Role } from '../caller.ts';
import { defineRpc } from '../rpc.ts';

/** A user as of now: the result of the events about them. `profile`: null without one. */
export const Person = z.object({
  userId: z.number().int(),
  username: z.string(),
  role: Role,
  isSuspended: z.boolean(),
  isLeaving: z.boolean(), // the account is to be deleted
  profile: z
    .object({
      name: z.string(),
      avatar: z.string().nullable(),
      bio: z.string(),
      version: z.number().int(),
    })
    .nullable(),
});
export type Person = z.infer<typeof Person>;

/**
 * Mentors and admins by id, for services that copy them from events: the stream deletes these after a week. `after`: the
 * last id of the page before; the last page has fewer than `limit`.
 */
export const ListPeople = defineRpc('identity.people', {
  access: 'service',
  input: z.object({ after: z.number().int(), limit: z.number().int().min(1).max(200) }),
  output: z.array(Person),
});

/** One user, learners included; null: no such account. */
export const FindPerson = defineRpc('identity.person', {
  access: 'service',
  input: z.object({ userId: z.number().int() }),
  output: Person.nullable(),
});
