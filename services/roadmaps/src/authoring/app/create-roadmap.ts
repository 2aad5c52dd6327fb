import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { CreateRoadmapBody, Roadmap as RoadmapView } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkSelf } from '../../shared/domain/ownership.ts';
import { Roadmap } from '../domain/roadmap.ts';
import { ensureMentor } from '../persistence/mentors.repository.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';
import { readWorkingCopy } from '../persistence/working-copy.ts';

@Injectable()
export class CreateRoadmap {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
  ) {}

  @RpcHandler(rpc.CreateRoadmap)
  async execute({ mentorId, ...content }: CreateRoadmapBody, caller: Caller): Promise<RoadmapView> {
    checkSelf(caller, mentorId);
    const roadmap = Roadmap.create({ ...content, mentorId: caller.userId });
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
