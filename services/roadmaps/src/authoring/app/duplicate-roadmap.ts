import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap as RoadmapView } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/outline.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { copyOf } from '../domain/copy.ts';
import { checkEditor } from '../domain/roadmap.ts';
import { copyNameDecisions } from '../persistence/name-decisions.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';
import { loadState, readWorkingCopy } from '../persistence/working-copy.ts';

@Injectable()
export class DuplicateRoadmap {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.DuplicateRoadmap)
  execute({ id }: RpcInput<typeof rpc.DuplicateRoadmap>, { userId }: Caller): Promise<RoadmapView> {
    return this.db.transaction(
      async (tx) => {
        const original = await loadState(tx.em, id, { lock: true });
        checkEditor(original, userId);
        const copy = copyOf(original);
        await this.roadmaps.insert(tx, copy);
        await copyNameDecisions(tx.em, id, copy.state.id, this.clock.now());
        return readWorkingCopy(tx.em, copy.state.id, userId);
      },
      { idempotent: true },
    );
  }
}
