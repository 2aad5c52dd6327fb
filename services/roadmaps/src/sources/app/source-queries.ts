import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { SelectSources } from '@waymark/contracts/roadmaps/artifacts.endpoints';
import { GetStoredBytes } from '@waymark/contracts/roadmaps/rpc-account';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import { LocateMedia } from '@waymark/contracts/roadmaps/versions.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { selectNamed } from '../domain/named-uploads.ts';
import { MediaReader } from '../persistence/media.reader.ts';
import { toSource } from '../persistence/source-mapping.ts';
import { SourcesRepository, storedBytesOf } from '../persistence/sources.repository.ts';

@Injectable()
export class SourceQueries {
  constructor(
    private readonly db: Database,
    private readonly sources: SourcesRepository,
    private readonly media: MediaReader,
  ) {}

  @RpcHandler(rpc.CheckUpload)
  async checkUpload(
    { roadmapId }: RpcInput<typeof rpc.CheckUpload>,
    { userId }: Caller,
  ): Promise<{ success: true }> {
    await this.sources.checkUpload(roadmapId, userId);
    return { success: true };
  }

  @RpcHandler(GetStoredBytes)
  storedBytes(_: object, { userId }: Caller): Promise<RpcOutput<typeof GetStoredBytes>> {
    return this.db.read(async (em) => ({ bytes: await storedBytesOf(em, userId) }));
  }

  @RpcHandler(rpc.ListSources)
  list({ id }: { id: string }, { userId }: Caller): Promise<Source[]> {
    return this.sources.list(id, userId);
  }

  @RpcHandler(SelectSources)
  async select(
    { roadmapId, artifacts }: RpcInput<typeof SelectSources>,
    { userId }: Caller,
  ): Promise<{ sourceIds: string[] }> {
    return { sourceIds: selectNamed(await this.sources.list(roadmapId, userId), artifacts) };
  }

  @RpcHandler(rpc.LocateSource)
  async locate({ id }: { id: string }, { userId }: Caller): Promise<RpcOutput<typeof rpc.LocateSource>> {
    const row = await this.sources.find(id, userId);
    const moments = await this.sources.moments(id);
    return { source: toSource(row), key: row.key, textKey: row.textKey, moments };
  }

  @RpcHandler(LocateMedia)
  locateMedia({ id }: { id: string }, viewer: Caller | null): Promise<RpcOutput<typeof LocateMedia>> {
    return this.media.locate(id, viewer);
  }
}
