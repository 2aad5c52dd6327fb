import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkSpeaker } from '../domain/source.ts';
import { SourceRow } from '../persistence/source.row.ts';
import { toSource } from '../persistence/source-mapping.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';

@Injectable()
export class UpdateSource {
  constructor(
    private readonly db: Database,
    private readonly sources: SourcesRepository,
  ) {}

  @RpcHandler(rpc.UpdateSource)
  execute({ id, body }: RpcInput<typeof rpc.UpdateSource>, { userId }: Caller): Promise<Source> {
    return this.db.transaction(async ({ em }) => {
      const row = await this.sources.findIn(em, id, userId);
      const { name: originalName = row.originalName, speaker = row.speaker } = body;
      checkSpeaker(speaker, row.speakers);
      await em.update(SourceRow, { id }, { originalName, speaker });
      return toSource({ ...row, originalName, speaker });
    });
  }
}
