import { Controller, Query } from '@nestjs/common';
import { ListUserNames, ListUsers } from '@waymark/contracts/identity/admin-users.endpoints';
import { ListEvaluations } from '@waymark/contracts/identity/evaluations.endpoints';
import { AdminRun, ListAdminRunsQuery } from '@waymark/contracts/roadmaps/admin-runs';
import { ListAdminRunsEndpoint, ListRunsOfUsers } from '@waymark/contracts/roadmaps/admin-runs.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Serves } from '../http/endpoint.ts';
import { mergePages } from './merge-pages.ts';

const MAX_USERS = 100;

type Page = RpcOutput<typeof ListRunsOfUsers>;
type Filter = Omit<ListAdminRunsQuery, 'q'> & { userIds?: number[] };

/** Runs belong to services/roadmaps, evaluations of applications and user names to services/identity. */
@Controller()
export class AdminRunsController {
  constructor(private readonly services: RpcClient) {}

  @Serves(ListAdminRunsEndpoint)
  // The items of a page become the response.
  async list(@Query({ schema: ListAdminRunsQuery }) { q, ...query }: ListAdminRunsQuery): Promise<never> {
    const filter = { ...query, userIds: q ? await this.idsOf(q) : undefined };
    const { items, nextCursor } = mergePages(await this.pages(filter), filter.limit);
    const names = await this.namesOf(items);
    const named = items.map((run): AdminRun => ({ ...run, username: names.get(run.userId) ?? null }));
    return { items: named, nextCursor } as never;
  }

  /** Of each service that has runs of this kind. */
  private pages({ kind, ...filter }: Filter): Promise<Page[]> {
    const evaluations = () => this.services.call(ListEvaluations, filter);
    if (kind === 'evaluation') return Promise.all([evaluations()]);
    const runs = this.services.call(ListRunsOfUsers, { ...filter, kind });
    return Promise.all(kind ? [runs] : [runs, evaluations()]);
  }

  private async idsOf(q: string): Promise<number[]> {
    const { items } = await this.services.call(ListUsers, { q, limit: MAX_USERS });
    return items.map(({ id }) => id);
  }

  private async namesOf(runs: Page['items']): Promise<Map<number, string>> {
    const ids = [...new Set(runs.map(({ userId }) => userId))];
    if (ids.length === 0) return new Map();
    const users = await this.services.call(ListUserNames, { ids });
    return new Map(users.map(({ id, username }) => [id, username]));
  }
}
