import { z } from 'zod';

export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

/** Spec §5 and §8. */
export const AVATAR_BAD_TYPE = 'Please select an image file (JPG, PNG, etc.).';
export const AVATAR_TOO_LARGE = 'Please select an image smaller than 5MB.';

/** Names one picture; a new picture gets a new one. */
export const AvatarId = z.string().regex(/^[0-9a-f]{32}$/, 'This is not the id of a picture');

/** `uploadUrl` takes one PUT of at most 5 MB by the same user; `objectPath` names what arrives there. */
export const AvatarUpload = z
  .object({ uploadUrl: z.string(), objectPath: z.string() })
  .meta({ id: 'AvatarUpload' });
export type AvatarUpload = z.infer<typeof AvatarUpload>;

const UPLOAD_PATH = /^avatars\/[1-9]\d{0,9}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const SetAvatarBody = z
  .object({
    objectPath: z
      .string({ error: 'Say which upload: objectPath' })
      .regex(UPLOAD_PATH, 'This is not the path of an uploaded picture'),
  })
  .meta({ id: 'SetAvatarBody' });
export type SetAvatarBody = z.infer<typeof SetAvatarBody>;

/** `avatar`: the new address of the picture, null for none. */
export const AvatarChange = z
  .object({ success: z.literal(true), avatar: z.string().nullable() })
  .meta({ id: 'AvatarChange' });
export type AvatarChange = z.infer<typeof AvatarChange>;
