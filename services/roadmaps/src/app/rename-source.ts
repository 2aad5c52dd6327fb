import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { toSource } from '../persistence/source-mapping.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';

@Injectable()
export class RenameSource {
  constructor(
    private readonly db: Database,
    private readonly sources: SourcesRepository,
  ) {}

  @RpcHandler(rpc.RenameSource)
  execute({ id, body: { name } }: RpcInput<typeof rpc.RenameSource>, { userId }: Caller): Promise<Source> {
    return this.db.transaction(async ({ em }) => {
      const row = await this.sources.findIn(em, id, userId);
      await this.sources.rename(em, id, name);
      return toSource({ ...row, originalName: name });
    });
  }
}
