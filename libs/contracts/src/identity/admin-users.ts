import { z } from 'zod';
import { Role } from '../caller.ts';
import { PageQuery } from '../paging.ts';
import { searchWords, text } from '../text.ts';
import { ApplicationStatus } from './applications.ts';
import { Report } from './reports.ts';

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

/** What identity stores about a person, for admins; the newest 20 of each list. */
export const PersonRecord = z
  .object({
    emailConfirmed: z.boolean(),
    deleteAfter: z.iso.datetime().nullable(), // the account is being deleted
    secondFactor: z.boolean(), // asked for at login
    devices: z.array(z.object({ firstSeenAt: z.iso.datetime(), lastSeenAt: z.iso.datetime() })),
    applications: z.array(
      z.object({ id: z.string(), status: ApplicationStatus, createdAt: z.iso.datetime() }),
    ),
    reportsAbout: z.array(Report), // of their roadmaps, profile and reviews about them
    reportsBy: z.array(Report),
  })
  .meta({ id: 'PersonRecord' });
export type PersonRecord = z.infer<typeof PersonRecord>;

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

/** What an admin writes to a user. */
export const WriteToUserBody = z
  .object({ text: text('A message', 2_000, 3) })
  .meta({ id: 'WriteToUserBody' });
export type WriteToUserBody = z.infer<typeof WriteToUserBody>;

export const ChangeRoleBody = z
  .object({
    role: z.enum(Role.options, { error: `role can be ${Role.options.join(', ')}` }),
  })
  .meta({ id: 'ChangeRoleBody' });
export type ChangeRoleBody = z.infer<typeof ChangeRoleBody>;
