import { Controller } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/rpc-versions';
import type { DeletedRoadmap, DraftDiff, RoadmapVersion } from '@waymark/contracts/roadmaps/versions';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { DeleteRoadmap } from '../app/delete-roadmap.ts';
import { DraftsRepository } from '../persistence/drafts.repository.ts';
import { VersionsRepository } from '../persistence/versions.repository.ts';

/** Versions, and the end of a roadmap. */
@Controller()
export class VersionHandlers {
  constructor(
    private readonly deleteRoadmap: DeleteRoadmap,
    private readonly versions: VersionsRepository,
    private readonly drafts: DraftsRepository,
  ) {}

  @RpcHandler(rpc.ListVersions)
  async list({ id }: RpcInput<typeof rpc.ListVersions>): Promise<RoadmapVersion[]> {
    return this.versions.list(id, requireCaller().userId);
  }

  @RpcHandler(rpc.GetDraftDiff)
  async draftDiff({ id }: RpcInput<typeof rpc.GetDraftDiff>): Promise<DraftDiff> {
    return this.drafts.diff(id, requireCaller().userId);
  }

  @RpcHandler(rpc.MarkSeen)
  async seen({ id, body }: RpcInput<typeof rpc.MarkSeen>): Promise<{ success: true }> {
    await this.versions.markSeen(requireCaller().userId, id, body.version);
    return { success: true };
  }

  @RpcHandler(rpc.DeleteRoadmap)
  async delete({ id }: RpcInput<typeof rpc.DeleteRoadmap>): Promise<DeletedRoadmap> {
    return this.deleteRoadmap.execute(requireCaller(), id);
  }
}
