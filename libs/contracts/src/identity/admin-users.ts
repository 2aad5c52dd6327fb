import { z } from 'zod';
import { Role } from '../caller.ts';
import { PageQuery } from '../paging.ts';
import { searchWords } from '../text.ts';

/** A user as admins see them. */
export const AdminUser = z
  .object({
    id: z.number().int(),
    username: z.string(),
    email: z.string(),
    role: Role,
    avatar: z.string().nullable(),
    mentorName: z.string().nullable(), // null without a mentor profile
    createdAt: z.iso.datetime(),
    isReserved: z.boolean(), // named by the operator: always an admin
    suspension: z
      .object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }) // `by`: the admin's user name
      .nullable(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof AdminUser>;

/** An account that a former demo has left. It has no login. */
export const DemoAccount = z.object({ username: z.string(), role: Role }).meta({ id: 'DemoAccount' });
export type DemoAccount = z.infer<typeof DemoAccount>;

/** `q`: words that user name or e-mail address must contain, ignoring case. Newest first. */
export const ListUsersQuery = PageQuery.extend({
  q: searchWords,
  role: z.enum(Role.options, { error: `role can be ${Role.options.join(', ')}` }).optional(),
  suspended: z.enum(['true', 'false'], { error: 'suspended can be true or false' }).optional(),
});
export type ListUsersQuery = z.infer<typeof ListUsersQuery>;

export const ChangeRoleBody = z
  .object({
    role: z.enum(Role.options, { error: `role can be ${Role.options.join(', ')}` }),
  })
  .meta({ id: 'ChangeRoleBody' });
export type ChangeRoleBody = z.infer<typeof ChangeRoleBody>;
