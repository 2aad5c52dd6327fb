import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { SupportResponded } from '@waymark/contracts/community/events';
import type { SupportThread } from '@waymark/contracts/community/support';
import * as rpc from '@waymark/contracts/community/support.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { PeopleRepository } from '../../shared/persistence/people.repository.ts';
import {
  checkAuthor,
  checkCanReply,
  checkCanRespond,
  checkVisible,
  type RequestState,
  type ResponseState,
  rootOf,
} from '../domain/support-rules.ts';
import { readThread } from '../persistence/support.reader.ts';
import { SupportRepository, signalSupportChange } from '../persistence/support.repository.ts';

/** The thread of a request for help. */
@Injectable()
export class SupportResponses {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly people: PeopleRepository,
    private readonly requests: SupportRepository,
  ) {}

  @RpcHandler(rpc.RespondToRequest)
  respond(
    { id: requestId, body }: RpcInput<typeof rpc.RespondToRequest>,
    caller: Caller,
  ): Promise<SupportThread> {
    const { text, parentId } = body;
    return this.change(requestId, caller, async (tx, request) => {
      const counts = await this.requests.countResponses(tx, requestId, caller.userId);
      checkCanRespond(request, counts, caller);
      const parent = parentId === null ? null : await this.requests.response(tx, requestId, parentId);
      if (parent) checkCanReply(parent);
      const { userId: authorId } = caller;
      const id = newId();
      const response = { id, requestId, parentId: parent && rootOf(parent), authorId, text };
      await this.requests.insertResponse(tx, response, this.clock.now());
      const toIds = [...new Set([request.authorId, ...(parent ? [parent.authorId] : [])])];
      tx.emit(SupportResponded, {
        ...{ requestId, title: request.title, responseId: id, text, authorId },
        authorName: await this.people.nameOf(tx, authorId),
        toIds: toIds.filter((userId) => userId !== authorId),
      });
    });
  }

  @RpcHandler(rpc.EditResponse)
  edit({ id, responseId, body }: RpcInput<typeof rpc.EditResponse>, caller: Caller): Promise<SupportThread> {
    return this.change(id, caller, async (tx) => {
      const { isRemoved } = await this.own(tx, id, responseId, caller);
      if (isRemoved) throw new AppError('RULE_REFUSED', 'You have removed this response.');
      await this.requests.updateResponse(tx, responseId, body.text, this.clock.now());
    });
  }

  @RpcHandler(rpc.RemoveResponse)
  remove({ id, responseId }: RpcInput<typeof rpc.RemoveResponse>, caller: Caller): Promise<SupportThread> {
    return this.change(id, caller, async (tx, request) => {
      const { isRemoved } = await this.own(tx, id, responseId, caller);
      if (isRemoved) return;
      if (request.helpedBy === responseId) await this.requests.setHelped(tx, id, null);
      await this.requests.removeResponse(tx, responseId, this.clock.now());
    });
  }

  private async own(tx: Tx, requestId: string, id: string, caller: Caller): Promise<ResponseState> {
    const response = await this.requests.response(tx, requestId, id);
    checkAuthor(response, caller);
    return response;
  }

  private change(
    requestId: string,
    caller: Caller,
    fn: (tx: Tx, request: RequestState) => Promise<void>,
  ): Promise<SupportThread> {
    return this.db.transaction(
      async (tx) => {
        // First, as the handlers of identity's events lock people before requests.
        await this.people.admit(tx, caller);
        const request = await this.requests.lock(tx, requestId);
        checkVisible(request, caller);
        await fn(tx, request);
        signalSupportChange(tx, requestId);
        return readThread(tx.em, requestId, caller);
      },
      { idempotent: true },
    );
  }
}
