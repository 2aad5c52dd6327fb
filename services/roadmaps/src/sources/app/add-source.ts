import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { type RegisterSource, SOURCES_PREFIX, type Source } from '@waymark/contracts/roadmaps/sources';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { DeleteObjects } from '../../shared/app/delete-objects.ts';
import { toSource } from '../persistence/source-mapping.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';

interface Added {
  source: Source;
  unusedKey: string | null;
}

/** Returns the existing source of equal bytes; a failed one is replaced. */
@Injectable()
export class AddSource {
  constructor(
    private readonly db: Database,
    private readonly sources: SourcesRepository,
    private readonly objects: DeleteObjects,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.AddSource)
  async execute(input: RegisterSource, caller: Caller): Promise<Source> {
    // A key of another roadmap would allow its content to be read and deleted here.
    if (!input.key.startsWith(`${SOURCES_PREFIX}${input.roadmapId}/`)) {
      throw new AppError('VALIDATION', 'This file does not belong to this roadmap.');
    }
    const { source, unusedKey } = await this.db.transaction((tx) => this.add(tx, input, caller.userId));
    await this.objects.execute([unusedKey]);
    return source;
  }

  private async add(tx: Tx, input: RegisterSource, userId: number): Promise<Added> {
    const { roadmapId, sha256, key } = input;
    await findOwned(tx.em, roadmapId, userId, { lock: true });
    const known = await this.sources.findByHash(tx.em, roadmapId, sha256);
    if (known && (known.status !== 'failed' || known.key === key)) {
      return { source: toSource(known), unusedKey: key === known.key ? null : key };
    }
    if (known) await this.sources.delete(tx.em, known.id);
    await this.sources.checkCount(tx.em, roadmapId);
    const originalName = await this.sources.freeName(tx.em, input);
    const row = await this.sources.insert(tx, { ...input, originalName }, this.clock.now());
    return { source: toSource(row), unusedKey: known?.key ?? null };
  }
}
