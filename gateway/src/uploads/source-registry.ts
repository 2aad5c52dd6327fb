import { Inject, Injectable, Logger } from '@nestjs/common';
import type { RegisterSource, Source } from '@waymark/contracts/roadmaps/sources';
import { AddSource, CheckUpload, LocateSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { context, runInContext } from '@waymark/platform/context';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from './storage.ts';

/** The request may have taken effect: only its response was lost. */
const outcomeUnknown = (error: unknown): boolean =>
  error instanceof AppError && ['TIMEOUT', 'UNAVAILABLE', 'INTERNAL'].includes(error.code);

/** Registers stored bytes as a source of a roadmap, or removes them. */
@Injectable()
export class SourceRegistry {
  private readonly logger = new Logger(SourceRegistry.name);

  constructor(
    private readonly rpc: RpcClient,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Checks that the caller may add a source. Errors: NOT_FOUND, FORBIDDEN, RULE_REFUSED. */
  async check(roadmapId: string): Promise<void> {
    await this.rpc.call(CheckUpload, { roadmapId });
  }

  /** The bytes are at `input.key`; they are removed when they are rejected or a duplicate. */
  async add(input: RegisterSource): Promise<Source> {
    try {
      const source = await this.register(input).catch((error: unknown) => {
        // Idempotent by the bytes' hash.
        if (outcomeUnknown(error)) return this.register(input);
        throw error;
      });
      await this.removeDuplicate(source, input.key);
      return source;
    } catch (error) {
      // If the row may exist, the bytes stay: services/roadmaps sweeps bytes without a row.
      if (!outcomeUnknown(error)) await this.storage.delete(input.key).catch(() => {});
      throw error;
    }
  }

  private register(input: RegisterSource): Promise<Source> {
    // The browser's key belongs to the whole request, which may add several; each is recognised by its bytes.
    const current = context();
    const ctx = current && { ...current, idempotencyKey: undefined };
    const ask = () => this.rpc.call(AddSource, input);
    return ctx ? runInContext(ctx, ask) : ask();
  }

  /** The roadmap had these bytes already: removes the new copy. */
  private async removeDuplicate(source: Source, key: string): Promise<void> {
    try {
      const located = await this.rpc.call(LocateSource, { id: source.id });
      if (located.key !== key) await this.storage.delete(key);
    } catch (error) {
      this.logger.warn({ msg: 'a second copy may be left', key, err: error });
    }
  }
}
