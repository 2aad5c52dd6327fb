import { z } from 'zod';
import { adminActionEvent } from '../admin-actions.ts';
import { Role } from '../caller.ts';
import { defineEvent } from '../events.ts';
import { defineSignal } from '../live.ts';
import { RoadmapsAfterDeletion } from './account.ts';

export const UserRegistered = defineEvent(
  'identity.user.registered.v1',
  z.object({ userId: z.number().int(), username: z.string(), role: Role }),
);

/** A user's role changed; open sessions get the new one. `subject` is absent in events from before it existed. */
export const UserRoleChanged = defineEvent(
  'identity.user.role-changed.v1',
  z.object({ userId: z.number().int(), username: z.string(), role: Role, subject: z.uuid().optional() }),
);

/** An application of a learner waits for its decision, or waits no longer; open sessions follow. Audience: the user. */
export const UserAppliesChanged = defineEvent(
  'identity.user.applies-changed.v1',
  z.object({ userId: z.number().int(), subject: z.uuid(), applies: z.boolean() }),
);

/** All other sessions of the user end. `keptSession`: id of the one that changed it; empty after a reset. */
export const PasswordChanged = defineEvent(
  'identity.user.password-changed.v1',
  z.object({ userId: z.number().int(), keptSession: z.string() }),
);

/**
 * The owner requested the deletion of the account, or (null) cancelled it. Until then sessions are cancelled, and new
 * ones rejected. The newest by `occurredAt` applies.
 */
export const UserDeletionChanged = defineEvent(
  'identity.user.deletion-changed.v1',
  z.object({ userId: z.number().int(), deleteAfter: z.iso.datetime().nullable() }),
);

/** The account is gone for good. Each service deletes the person's rows, or removes the name from them. */
export const UserDeleted = defineEvent(
  'identity.user.deleted.v1',
  z.object({ userId: z.number().int(), roadmaps: RoadmapsAfterDeletion }),
);

/**
 * The last second factor of an account is gone. All its sessions end but `keptSession`, which no longer counts as opened
 * with one; it is empty when the operator removed it.
 */
export const SecondFactorRemoved = defineEvent(
  'identity.user.second-factor-removed.v1',
  z.object({ userId: z.number().int(), keptSession: z.string() }),
);

/** An account has its first second factor. All its sessions end but `keptSession`, in which it was set up. */
export const SecondFactorTurnedOn = defineEvent(
  'identity.user.second-factor-turned-on.v1',
  z.object({ userId: z.number().int(), keptSession: z.string() }),
);

/** All sessions of the user end; they can neither log in nor book, nor are they listed, until they are restored. */
export const UserSuspended = defineEvent(
  'identity.user.suspended.v1',
  z.object({ userId: z.number().int(), username: z.string() }),
);
export const UserRestored = defineEvent(
  'identity.user.restored.v1',
  z.object({ userId: z.number().int(), username: z.string() }),
);

/** The address of an account was changed, or a change was undone, which ends all sessions. Audience: the user. */
export const EmailChanged = defineEvent(
  'identity.user.email-changed.v1',
  z.object({
    userId: z.number().int(),
    isUndone: z.boolean(),
    /** The first address that the account confirmed; absent in older events. */
    isFirst: z.boolean().optional(),
  }),
);

/** A mentor's public profile was created or changed. `version` grows; older versions are dropped. */
export const MentorChanged = defineEvent(
  'identity.mentor.changed.v1',
  z.object({
    mentorId: z.number().int(),
    name: z.string(),
    avatar: z.string().nullable(),
    bio: z.string(),
    expertise: z.array(z.string()).optional(), // absent in events from before roadmaps searched it
    version: z.number().int(),
  }),
);

/** Users have new notifications. Audience: these users. */
export const NotificationAdded = defineSignal(
  'identity.notification.added.v1',
  z.object({ userIds: z.array(z.number().int()).min(1) }),
);

/** A mentor application was submitted, evaluated or decided. Audience: the applicant and the admins. */
export const ApplicationChanged = defineEvent(
  'identity.application.changed.v1',
  z.object({ applicationId: z.string(), userId: z.number().int() }),
);

export const AdminActed = adminActionEvent('identity');
