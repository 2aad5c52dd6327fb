import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { RestoreVersion as Rpc } from '@waymark/contracts/roadmaps/versions.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';
import { readVersion } from '../persistence/versions.ts';

@Injectable()
export class RestoreVersion {
  constructor(private readonly roadmaps: RoadmapsRepository) {}

  @RpcHandler(Rpc)
  execute({ id, version, body }: RpcInput<typeof Rpc>, { userId: editorId }: Caller): Promise<Roadmap> {
    const { revision } = body;
    return this.roadmaps.editAndRead(id, { editorId, revision }, async (roadmap, { em }) =>
      roadmap.restoreVersion(await readVersion(em, id, version)),
    );
  }
}
