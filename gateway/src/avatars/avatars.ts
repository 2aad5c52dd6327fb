import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { AvatarChange } from '@waymark/contracts/identity/avatars';
import { SetAvatar } from '@waymark/contracts/identity/avatars.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { context, runInContext } from '@waymark/platform/context';
import { AvatarFiles } from './avatar-files.ts';
import { AvatarUploads, isOf, notFound } from './avatar-uploads.ts';
import { AvatarEncoder } from './encoder.ts';

/** The request may have taken effect: only its response was lost. */
const outcomeUnknown = (error: unknown): boolean =>
  error instanceof AppError && ['TIMEOUT', 'UNAVAILABLE', 'INTERNAL'].includes(error.code);

/** One id per upload, so that setting it twice is setting it once. The upload cannot be derived from it. */
const avatarIdFor = (objectPath: string): string =>
  createHash('sha256').update(`avatar:${objectPath}`).digest('hex').slice(0, 32);

/** Sets and removes the picture of a user. */
@Injectable()
export class Avatars {
  private readonly logger = new Logger(Avatars.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly uploads: AvatarUploads,
    private readonly files: AvatarFiles,
    private readonly encoder: AvatarEncoder,
  ) {}

  /** Idempotent. Errors: NOT_FOUND (also for uploads of others), those of the encoder and of SetAvatar. */
  async set(userId: number, objectPath: string): Promise<AvatarChange> {
    if (!isOf(userId, objectPath)) throw notFound();
    const id = avatarIdFor(objectPath);
    if (!(await this.files.has(id))) {
      const bytes = await this.uploads.read(userId, objectPath);
      await this.files.store(id, await this.encoder.picture(bytes));
    }
    const change = await this.save(id).catch(async (error: unknown) => {
      // If it may have been saved, the files stay: the sweeper removes unused ones.
      if (!outcomeUnknown(error)) await this.files.delete(id).catch(() => {});
      throw error;
    });
    await this.uploads.drop(objectPath);
    return change;
  }

  /** Idempotent. Error: RULE_REFUSED. */
  remove(): Promise<AvatarChange> {
    return this.save(null);
  }

  private async save(avatarId: string | null): Promise<AvatarChange> {
    const ctx = context();
    const save = () => this.rpc.call(SetAvatar, { avatarId });
    // Encoding may have used up the time for services.
    const { avatar, replaced } = await (ctx ? runInContext({ ...ctx, deadline: undefined }, save) : save());
    if (replaced) {
      await this.files.delete(replaced).catch((error: unknown) => {
        this.logger.warn({ msg: 'a replaced picture is left to the sweeper', id: replaced, err: error });
      });
    }
    return { success: true, avatar };
  }
}
