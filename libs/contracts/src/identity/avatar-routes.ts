import { route } from '../route.ts';
import type { Success } from '../success.ts';
import type { AvatarChange, AvatarUpload, SetAvatarBody } from './avatars.ts';

export const getAvatarUploadUrl = route<{ response: AvatarUpload }>('GET', '/api/mentor/avatar/upload-url');
/** The body is the picture itself. */
export const uploadAvatar = route<{ params: { id: string }; response: Success }>(
  'PUT',
  '/api/mentor/avatar/uploads/{id}',
);
export const setAvatar = route<{ body: SetAvatarBody; response: AvatarChange }>(
  'POST',
  '/api/mentor/avatar/set',
);
export const removeAvatar = route<{ response: AvatarChange }>('DELETE', '/api/mentor/avatar');
