import { Injectable } from '@nestjs/common';
import { AVATAR_SIZES } from '@waymark/contracts/identity/avatar-address';
import { AVATAR_BAD_TYPE } from '@waymark/contracts/identity/avatars';
import { AppError } from '@waymark/kernel/app-error';
import { MemoryPool } from '@waymark/platform/sandbox/memory-pool';
import { Sandbox, SandboxError, TaskError } from '@waymark/platform/sandbox/sandbox';
import { MAX_PIXELS, TOO_MANY_PIXELS, type ToEncode } from './encode-limits.ts';

const TASK = new URL('./encode-task', import.meta.url);
const TIMEOUT_MS = 20_000;
const MEMORY_MB = 640;

export type Files = { size: number; bytes: Buffer }[];

/** Encodes pictures in a child process that can do nothing else, one at a time. */
@Injectable()
export class AvatarEncoder {
  private readonly sandbox = new Sandbox(
    { timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB },
    new MemoryPool(MEMORY_MB),
  );

  /** Errors: UNSUPPORTED_TYPE (cannot be decoded), RULE_REFUSED (too many pixels, too much memory or time). */
  picture(bytes: Buffer): Promise<Files> {
    return this.encode({ bytes, sizes: AVATAR_SIZES });
  }

  /** From our own SVG. */
  drawing(svg: string): Promise<Files> {
    return this.encode({ bytes: Buffer.from(svg), sizes: AVATAR_SIZES, isDrawing: true });
  }

  private async encode(input: ToEncode): Promise<Files> {
    try {
      const files = await this.sandbox.run<ToEncode, Uint8Array[]>(TASK, input, { addons: true });
      return files.map((bytes, index) => ({ size: input.sizes[index]!, bytes: Buffer.from(bytes) }));
    } catch (cause) {
      if (cause instanceof TaskError && cause.kind !== TOO_MANY_PIXELS) {
        throw new AppError('UNSUPPORTED_TYPE', `This picture cannot be read. ${AVATAR_BAD_TYPE}`, { cause });
      }
      if (!(cause instanceof TaskError || cause instanceof SandboxError)) throw cause;
      const most = MAX_PIXELS / 1_000_000;
      throw new AppError('RULE_REFUSED', `This picture is too large: at most ${most} megapixels.`, { cause });
    }
  }
}
