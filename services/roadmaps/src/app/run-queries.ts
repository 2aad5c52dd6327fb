import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { ListCoachings } from '@waymark/contracts/roadmaps/rpc-learning';
import { ListRuns } from '@waymark/contracts/roadmaps/rpc-runs';
import { GetDraftDiff } from '@waymark/contracts/roadmaps/rpc-versions';
import type { ListRunsQuery, RunSummary } from '@waymark/contracts/roadmaps/run-history';
import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import type { DraftDiff } from '@waymark/contracts/roadmaps/versions';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CoachingsReader } from '../persistence/coachings.reader.ts';
import { DraftsReader } from '../persistence/drafts.reader.ts';
import type { Page } from '../persistence/roadmaps.reader.ts';
import { RunHistoryReader } from '../persistence/run-history.reader.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';

@Injectable()
export class RunQueries {
  constructor(
    private readonly runs: RunsRepository,
    private readonly drafts: DraftsReader,
    private readonly coachings: CoachingsReader,
    private readonly history: RunHistoryReader,
  ) {}

  @RpcHandler(rpc.GetRun)
  get({ id }: { id: string }, { userId }: Caller): Promise<AiRun> {
    return this.runs.find(id, userId);
  }

  @RpcHandler(rpc.LatestRun)
  async latest({ id }: { id: string }, { userId }: Caller): Promise<{ run: AiRun | null }> {
    return { run: await this.runs.latest(id, userId) };
  }

  @RpcHandler(rpc.ListRunEvents)
  events({ id, after }: RpcInput<typeof rpc.ListRunEvents>, { userId }: Caller): Promise<RunEvent[]> {
    return this.runs.events(id, userId, after);
  }

  @RpcHandler(ListRuns)
  list(query: ListRunsQuery, { userId }: Caller): Promise<Page<RunSummary>> {
    return this.history.page(userId, query);
  }

  @RpcHandler(GetDraftDiff)
  draftDiff({ id }: { id: string }, { userId }: Caller): Promise<DraftDiff> {
    return this.drafts.diff(id, userId);
  }

  @RpcHandler(ListCoachings)
  coachingsOf({ id }: { id: string }, { userId }: Caller): Promise<AiRun[]> {
    return this.coachings.list(userId, id);
  }
}
