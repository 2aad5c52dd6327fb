import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/recordings.endpoints';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { toSource } from '../persistence/source-mapping.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';
import { useTake } from '../persistence/takes.ts';

/** Drafts use this take. The texts, quotes and places on stages of the others stay. */
@Injectable()
export class ChooseTake {
  constructor(
    private readonly db: Database,
    private readonly sources: SourcesRepository,
  ) {}

  @RpcHandler(rpc.ChooseTake)
  execute({ id }: { id: string }, { userId }: Caller): Promise<Source> {
    return this.db.transaction(async ({ em }) => {
      const { roadmapId } = await this.sources.findIn(em, id, userId);
      await findOwned(em, roadmapId, userId, { lock: true });
      const { takeGroup } = await this.sources.findIn(em, id, userId);
      if (takeGroup !== null) await useTake(em, id, takeGroup);
      return toSource(await this.sources.findIn(em, id, userId));
    });
  }
}
