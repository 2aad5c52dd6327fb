import { Controller } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { LocateMedia } from '@waymark/contracts/roadmaps/rpc-versions';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { context, requireCaller } from '@waymark/platform/context';
import { AddSource } from '../app/add-source.ts';
import { DeleteSource } from '../app/delete-source.ts';
import { MediaReader } from '../persistence/media.reader.ts';
import { toSource } from '../persistence/source-mapping.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';

@Controller()
export class SourceHandlers {
  constructor(
    private readonly addSource: AddSource,
    private readonly deleteSource: DeleteSource,
    private readonly sources: SourcesRepository,
    private readonly media: MediaReader,
  ) {}

  @RpcHandler(rpc.CheckUpload)
  async check({ roadmapId }: RpcInput<typeof rpc.CheckUpload>): Promise<{ success: true }> {
    await this.sources.checkRoom(roadmapId, requireCaller().userId);
    return { success: true };
  }

  @RpcHandler(rpc.AddSource)
  async add(input: RpcInput<typeof rpc.AddSource>): Promise<Source> {
    return this.addSource.execute(requireCaller(), input);
  }

  @RpcHandler(rpc.ListSources)
  async list({ id }: RpcInput<typeof rpc.ListSources>): Promise<Source[]> {
    return this.sources.list(id, requireCaller().userId);
  }

  @RpcHandler(rpc.LocateSource)
  async locate({ id }: RpcInput<typeof rpc.LocateSource>): Promise<RpcOutput<typeof rpc.LocateSource>> {
    const row = await this.sources.find(id, requireCaller().userId);
    return { source: toSource(row), key: row.key, textKey: row.textKey };
  }

  @RpcHandler(LocateMedia)
  locateMedia({ id }: RpcInput<typeof LocateMedia>): Promise<RpcOutput<typeof LocateMedia>> {
    return this.media.locate(id, context()?.caller?.userId);
  }

  @RpcHandler(rpc.DeleteSource)
  async delete({ id }: RpcInput<typeof rpc.DeleteSource>): Promise<{ success: true }> {
    return this.deleteSource.execute(requireCaller(), id);
  }
}
