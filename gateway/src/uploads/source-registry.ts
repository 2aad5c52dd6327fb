import { Inject, Injectable, Logger } from '@nestjs/common';
import { AddSource, CheckUpload, LocateSource } from '@waymark/contracts/roadmaps/rpc';
import type { RegisterSource, Source } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { context, runInContext } from '@waymark/platform/context';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from './storage.ts';

/** Nobody knows whether it happened: the answer was lost, not the question. */
const outcomeUnknown = (error: unknown): boolean =>
  error instanceof AppError && ['TIMEOUT', 'UNAVAILABLE', 'INTERNAL'].includes(error.code);

/** Makes stored bytes a source of a roadmap, so that neither is left without the other. */
@Injectable()
export class SourceRegistry {
  private readonly logger = new Logger(SourceRegistry.name);

  constructor(
    private readonly rpc: RpcClient,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** May the caller add one here? Errors: NOT_FOUND, FORBIDDEN, RULE_REFUSED. */
  async check(roadmapId: string): Promise<void> {
    await this.rpc.call(CheckUpload, { roadmapId });
  }

  /** The bytes lie at `input.key` already. When they are refused, or known from before, they are removed. */
  async add(input: RegisterSource): Promise<Source> {
    try {
      const source = await this.register(input).catch((error: unknown) => {
        // The same bytes again answer the source that is there, so asking twice is safe.
        if (outcomeUnknown(error)) return this.register(input);
        throw error;
      });
      await this.dropIfKnown(source, input.key);
      return source;
    } catch (error) {
      // A row without its bytes is worse than bytes without a row: the owner of the rows sweeps those.
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

  /** The roadmap had these bytes: what was stored now belongs to nobody. */
  private async dropIfKnown(source: Source, key: string): Promise<void> {
    try {
      const located = await this.rpc.call(LocateSource, { id: source.id });
      if (located.key !== key) await this.storage.delete(key);
    } catch (error) {
      this.logger.warn({ msg: 'a second copy may be left', key, err: error });
    }
  }
}
