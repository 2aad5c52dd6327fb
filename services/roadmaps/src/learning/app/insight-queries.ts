import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RoadmapInsight } from '@waymark/contracts/roadmaps/insight';
import { GetInsight } from '@waymark/contracts/roadmaps/insight.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import { InsightReader } from '../persistence/insight.reader.ts';

@Injectable()
export class InsightQueries {
  constructor(private readonly insight: InsightReader) {}

  @RpcHandler(GetInsight)
  get({ id }: { id: string }, { userId }: Caller): Promise<RoadmapInsight> {
    return this.insight.get(id, userId);
  }
}
