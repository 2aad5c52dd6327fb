import { deviceStorage } from '../../lib/device-storage.ts';

const keyOf = (userId: number): string => `waymark-application-${userId}`;

/** Unsubmitted values of the application form, on this device only; removed at logout. */
export const readApplicationDraft = (userId: number): unknown => {
  try {
    return JSON.parse(deviceStorage.get(keyOf(userId)) ?? 'null');
  } catch {
    return null;
  }
};

export const saveApplicationDraft = (userId: number, values: unknown): void =>
  void deviceStorage.set(keyOf(userId), JSON.stringify(values));

export const removeApplicationDraft = (userId: number): void => deviceStorage.remove(keyOf(userId));
