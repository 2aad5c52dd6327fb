import { z } from 'zod';
import { Role } from '../caller.ts';
import { defineEvent } from '../events.ts';

/** An account was made. */
export const UserRegistered = defineEvent(
  'identity.user.registered.v1',
  z.object({ userId: z.number().int(), username: z.string(), role: Role }),
);

/** A user's role changed: open sessions carry the new one from now on. */
export const UserRoleChanged = defineEvent(
  'identity.user.role-changed.v1',
  z.object({ userId: z.number().int(), username: z.string(), role: Role }),
);

/** What others show of a mentor changed (or exists for the first time). `version` grows: older news is dropped. */
export const MentorChanged = defineEvent(
  'identity.mentor.changed.v1',
  z.object({
    mentorId: z.number().int(),
    name: z.string(),
    avatar: z.string().nullable(),
    bio: z.string(),
    version: z.number().int(),
  }),
);

/** Some have news inside the product. Audience: they. */
export const NotificationAdded = defineEvent(
  'identity.notification.added.v1',
  z.object({ userIds: z.array(z.number().int()).min(1) }),
);
