import { z } from 'zod';
import { gatewayEndpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { AvatarChange, AvatarId, AvatarUpload, SetAvatarBody } from './avatars.ts';

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

// Served by controllers of the gateway.

export const GetAvatarUploadUrlEndpoint = gatewayEndpoint('GET /api/mentor/avatar/upload-url', {
  summary: "Where to PUT a picture of at most 5 MB, and the path to set it as the caller's with",
  output: AvatarUpload,
});
/** The body is the picture itself. */
export const UploadAvatarEndpoint = gatewayEndpoint('PUT /api/mentor/avatar/uploads/{id}', {
  quota: 'upload',
  summary: 'Takes the picture itself: jpeg, png, webp or gif, known by its content',
  output: Success,
});
export const SetAvatarEndpoint = gatewayEndpoint('POST /api/mentor/avatar/set', {
  quota: 'upload',
  summary: "Makes an uploaded picture the caller's: square, in three sizes, without metadata",
  body: SetAvatarBody,
  output: AvatarChange,
});
export const RemoveAvatarEndpoint = gatewayEndpoint('DELETE /api/mentor/avatar', {
  summary: "Removes the caller's picture; their mark is shown instead",
  output: AvatarChange,
});
