import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AvatarChange, AvatarUpload } from '@waymark/contracts/identity/avatars';
import type { User } from '@waymark/contracts/identity/http';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import { call, errorFrom } from '../../lib/api.ts';
import { userKey } from '../../lib/query-client.ts';
import { mentorQuery } from '../../lib/shared-queries.ts';

/** Where the picture goes. Rejects before the user crops the picture. */
export const beginUpload = (): Promise<AvatarUpload> => call('GET /api/mentor/avatar/upload-url');

async function put(url: string, picture: Blob): Promise<void> {
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': picture.type },
    body: picture,
  });
  if (!response.ok) throw await errorFrom(response);
}

export function useSetAvatar(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ upload, picture }: { upload: AvatarUpload; picture: Blob }) => {
      await put(upload.uploadUrl, picture);
      return call('POST /api/mentor/avatar/set', { body: { objectPath: upload.objectPath } });
    },
    onSuccess: (change) => showEverywhere(client, userId, change),
  });
}

export function useRemoveAvatar(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/mentor/avatar'),
    onSuccess: (change) => showEverywhere(client, userId, change),
  });
}

/** At once where the caller's own data is cached: the server's shared copies may be a second old. */
function showEverywhere(client: QueryClient, userId: number, { avatar }: AvatarChange): void {
  client.setQueryData<User | null>(userKey, (user) => user && { ...user, avatar });
  client.setQueryData<Mentor>(mentorQuery(userId).queryKey, (mentor) => mentor && { ...mentor, avatar });
  void client.invalidateQueries({ queryKey: ['mentors'] });
  void client.invalidateQueries({ queryKey: userKey });
}
