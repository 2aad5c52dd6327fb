import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap as RoadmapView } from '@waymark/contracts/roadmaps/http';
import type { OutlineBody } from '@waymark/contracts/roadmaps/outline';
import * as rpc from '@waymark/contracts/roadmaps/outline.endpoints';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { createFromOutline } from '../domain/copy.ts';
import { ensureMentor } from '../persistence/mentors.repository.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';
import { readWorkingCopy } from '../persistence/working-copy.ts';

@Injectable()
export class CreateFromOutline {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
  ) {}

  @RpcHandler(rpc.CreateFromOutline)
  async execute(outline: OutlineBody, caller: Caller): Promise<RoadmapView> {
    const roadmap = createFromOutline(outline, caller.userId);
    return this.db.transaction(
      async (tx) => {
        await ensureMentor(tx.em, caller);
        await this.roadmaps.insert(tx, roadmap);
        return readWorkingCopy(tx.em, roadmap.state.id, caller.userId);
      },
      { idempotent: true },
    );
  }
}
