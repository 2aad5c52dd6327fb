import { Inject, Injectable } from '@nestjs/common';
import { adminAction } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import type { PageQuery } from '@waymark/contracts/paging';
import { AdminActed } from '@waymark/contracts/roadmaps/events';
import {
  PATH_REQUESTS_PER_DAY,
  type PathRequest,
  type SendPathRequestBody,
} from '@waymark/contracts/roadmaps/path-requests';
import * as rpc from '@waymark/contracts/roadmaps/path-requests.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import {
  countRecentPathRequests,
  deleteOwnPathRequest,
  deleteSamePathRequests,
  findSamePathRequest,
  insertPathRequest,
  lockPathRequestsOf,
  PathRequestsRepository,
} from '../persistence/path-requests.repository.ts';

/** What people search for without a result. Mentors see it without names. */
@Injectable()
export class PathRequests {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly pathRequests: PathRequestsRepository,
  ) {}

  @RpcHandler(rpc.SendPathRequest)
  send({ text }: SendPathRequestBody, { userId }: Caller): Promise<PathRequest> {
    return this.db.transaction(
      async ({ em }) => {
        await lockPathRequestsOf(em, userId);
        const same = await findSamePathRequest(em, userId, text);
        if (same) return same;
        const now = this.clock.now();
        if ((await countRecentPathRequests(em, userId, now)) >= PATH_REQUESTS_PER_DAY)
          throw tooManyPathRequests();
        return insertPathRequest(em, { id: newId(), userId, text, createdAt: now });
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.ListMyPathRequests)
  mine(_input: object, { userId }: Caller): Promise<PathRequest[]> {
    return this.pathRequests.ofUser(userId);
  }

  @RpcHandler(rpc.ListAskedPathRequests)
  asked(query: PageQuery): Promise<RpcOutput<typeof rpc.ListAskedPathRequests>> {
    return this.pathRequests.asked(query);
  }

  @RpcHandler(rpc.DeletePathRequest)
  delete({ id }: RpcInput<typeof rpc.DeletePathRequest>, caller: Caller): Promise<{ success: true }> {
    return this.db.transaction(async (tx) => {
      if (await deleteOwnPathRequest(tx.em, id, caller.userId)) return { success: true };
      const text = caller.role === 'admin' ? await deleteSamePathRequests(tx.em, id) : null;
      if (text === null) throw new AppError('NOT_FOUND', 'There is no such request.');
      const target = { type: 'path-request', id, name: text.slice(0, 80) };
      tx.emit(AdminActed, adminAction(caller, { action: 'path-request.delete', target }));
      return { success: true };
    });
  }
}

const tooManyPathRequests = (): AppError =>
  new AppError(
    'TOO_MANY',
    `You can send ${PATH_REQUESTS_PER_DAY} requests a day. Please come back tomorrow.`,
  );
