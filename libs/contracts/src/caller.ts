import { z } from 'zod';

export const Role = z.enum(['learner', 'mentor', 'admin']);
export type Role = z.infer<typeof Role>;

/** Who creates, changes and publishes what mentors offer. Own content is read, withdrawn and deleted without the role. */
export const mentorRoles: readonly Role[] = ['mentor', 'admin'];

/** A role, or a learner whose application to become a mentor waits for its decision. */
export type Grant = Role | 'applicant';

/** Who writes roadmaps of their own. Applicants may, but what they write stays theirs alone until they are approved. */
export const authorGrants: readonly Grant[] = [...mentorRoles, 'applicant'];

/** The user of a request. The gateway takes it from the session and signs it; services never take it from a body. */
export const Caller = z.object({
  userId: z.number().int().positive(),
  username: z.string(),
  role: Role,
  /** The session was opened with a second factor, or has been continued with one. */
  proved: z.literal(true).optional(),
  /** A learner whose application waits for its decision. */
  applies: z.literal(true).optional(),
});
export type Caller = z.infer<typeof Caller>;
