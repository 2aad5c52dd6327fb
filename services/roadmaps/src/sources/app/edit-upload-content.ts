import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { UploadContent } from '@waymark/contracts/roadmaps/artifacts';
import * as rpc from '@waymark/contracts/roadmaps/artifacts.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { edited } from '../domain/artifact.ts';
import { ArtifactsRepository } from '../persistence/artifacts.repository.ts';

/** Lists what was found in uploads, and changes their captions and lessons. */
@Injectable()
export class EditUploadContent {
  constructor(
    private readonly db: Database,
    private readonly artifacts: ArtifactsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.ListUploadContent)
  list({ id }: { id: string }, { userId }: Caller): Promise<UploadContent[]> {
    return this.artifacts.list(id, userId);
  }

  @RpcHandler(rpc.EditUploadContent)
  execute({ id, body }: RpcInput<typeof rpc.EditUploadContent>, { userId }: Caller): Promise<UploadContent> {
    return this.db.transaction(
      async ({ em }) => {
        const owner = { userId, now: this.clock.now() };
        if (body.caption === undefined && body.lessons === undefined)
          return this.artifacts.view(em, await this.artifacts.findUpload(em, id, owner));
        const { artifact } = await this.artifacts.lock(em, { sourceId: id }, owner);
        const change = edited(artifact, body);
        await this.artifacts.save(em, artifact, change);
        return this.artifacts.view(em, { ...artifact, ...change });
      },
      { idempotent: true },
    );
  }
}
