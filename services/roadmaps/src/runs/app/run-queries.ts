import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { ListRunsQuery, RunSummary } from '@waymark/contracts/roadmaps/run-history';
import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { ListRuns } from '@waymark/contracts/roadmaps/runs.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { Page } from '../../authoring/persistence/roadmaps.reader.ts';
import { RunHistoryReader } from '../persistence/run-history.reader.ts';
import { RunsRepository } from '../persistence/runs.repository.ts';
import { RunKinds } from './run-kinds.ts';

@Injectable()
export class RunQueries {
  constructor(
    private readonly runs: RunsRepository,
    private readonly history: RunHistoryReader,
    private readonly kinds: RunKinds,
  ) {}

  @RpcHandler(rpc.GetRun)
  async get({ id }: { id: string }, { userId }: Caller): Promise<AiRun> {
    return (await this.complete([await this.runs.find(id, userId)], userId))[0]!;
  }

  @RpcHandler(rpc.ListRunEvents)
  async events({ id, after }: RpcInput<typeof rpc.ListRunEvents>, { userId }: Caller): Promise<RunEvent[]> {
    const events = await this.runs.events(id, userId, after);
    const runs = await this.complete(
      events.map(({ run }) => run),
      userId,
    );
    return events.map((event, at) => ({ ...event, run: runs[at]! }));
  }

  @RpcHandler(ListRuns)
  list(query: ListRunsQuery, { userId }: Caller): Promise<Page<RunSummary>> {
    return this.history.page(userId, query);
  }

  /** `runs`: states of one run. */
  private async complete(runs: readonly AiRun[], userId: number): Promise<readonly AiRun[]> {
    const definition = runs[0] && this.kinds.of(runs[0].kind);
    return definition?.complete ? definition.complete(runs, userId) : runs;
  }
}
