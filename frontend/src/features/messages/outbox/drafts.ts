import { deviceStorage } from '#lib/device-storage.ts';

const PREFIX = 'waymark_draft/';
const keyOf = (userId: number, to: number): string => `${PREFIX}${userId}/${to}`;

/** The unfinished text to a person, which survives a reload; a logout deletes it. */
export const readDraft = (userId: number, to: number): string => deviceStorage.get(keyOf(userId, to)) ?? '';

export function writeDraft(userId: number, to: number, text: string): void {
  if (text === '') deviceStorage.remove(keyOf(userId, to));
  else deviceStorage.set(keyOf(userId, to), text);
}

export function removeDrafts(userId: number): void {
  for (const key of deviceStorage.keys(`${PREFIX}${userId}/`)) deviceStorage.remove(key);
}
