import { Inject, Injectable } from '@nestjs/common';
import { AVATAR_SIZES } from '@waymark/contracts/identity/avatar-address';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from '../uploads/storage.ts';
import type { Files } from './encoder.ts';

export const AVATARS_PREFIX = 'avatars/';
export const WEBP = 'image/webp';

export const avatarKey = (id: string, size: number | string): string => `${AVATARS_PREFIX}${id}/${size}.webp`;

/** The encoded pictures in storage. They never change under their id. */
@Injectable()
export class AvatarFiles {
  constructor(@Inject(STORAGE) private readonly storage: ObjectStorage) {}

  /** The largest is stored last, so its presence means that all are there. */
  async has(id: string): Promise<boolean> {
    return (await this.storage.head(avatarKey(id, Math.max(...AVATAR_SIZES)))) !== null;
  }

  async store(id: string, files: Files): Promise<void> {
    for (const { size, bytes } of files.toSorted((a, b) => a.size - b.size)) {
      await this.storage.put(avatarKey(id, size), bytes, { contentType: WEBP });
    }
  }

  async delete(id: string): Promise<void> {
    // The largest first: an incomplete set counts as absent.
    for (const size of AVATAR_SIZES.toReversed()) await this.storage.delete(avatarKey(id, size));
  }
}
