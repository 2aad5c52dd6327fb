import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { AvatarId } from './avatars.ts';

/** Whether the caller may set a picture. Error: RULE_REFUSED (demo account). */
export const CheckAvatarChange = defineRpc('identity.check-avatar-change', {
  input: z.object({}),
  output: Success,
});

/**
 * Sets the caller's picture, whose files are stored already; null: none. `replaced`: the id of a picture whose files
 * are not needed any more. Idempotent. Errors: RULE_REFUSED (demo account), CONFLICT (the picture of another user).
 */
export const SetAvatar = defineRpc('identity.set-avatar', {
  input: z.object({ avatarId: AvatarId.nullable() }),
  output: z.object({ avatar: z.string().nullable(), replaced: AvatarId.nullable() }),
});

/** Those of `ids` that are the picture of a user. */
export const ListUsedAvatars = defineRpc('identity.used-avatars', {
  access: 'none',
  input: z.object({ ids: z.array(AvatarId).max(500) }),
  output: z.object({ ids: z.array(AvatarId) }),
});
