import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { ResponseHelped, SupportRequested } from '@waymark/contracts/community/events';
import type {
  ListSupportQuery,
  SupportRequestBody,
  SupportThread,
} from '@waymark/contracts/community/support';
import * as rpc from '@waymark/contracts/community/support.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { PeopleRepository } from '../../shared/persistence/people.repository.ts';
import {
  checkAuthor,
  checkCanHelp,
  checkOpenRequests,
  checkVisible,
  type RequestState,
} from '../domain/support-rules.ts';
import { readThread, SupportReader } from '../persistence/support.reader.ts';
import { SupportRepository, signalSupportChange } from '../persistence/support.repository.ts';

/** Requests for help: their list, and what their authors do with them. */
@Injectable()
export class SupportRequests {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly people: PeopleRepository,
    private readonly requests: SupportRepository,
    private readonly reader: SupportReader,
  ) {}

  @RpcHandler(rpc.ListSupportRequests)
  list(query: ListSupportQuery, caller: Caller): Promise<RpcOutput<typeof rpc.ListSupportRequests>> {
    return this.reader.list(query, caller);
  }

  @RpcHandler(rpc.GetSupportRequest)
  get({ id }: RpcInput<typeof rpc.GetSupportRequest>, caller: Caller): Promise<SupportThread> {
    return this.reader.thread(id, caller);
  }

  @RpcHandler(rpc.CreateSupportRequest)
  create(body: SupportRequestBody, caller: Caller): Promise<SupportThread> {
    return this.db.transaction(
      async (tx) => {
        const { userId } = caller;
        const id = newId();
        await this.people.admit(tx, caller);
        checkOpenRequests(await this.requests.countOpen(tx, userId));
        await this.requests.insert(tx, id, userId, body, this.clock.now());
        const { title, category, urgency, skillsNeeded } = body;
        const by = { authorId: userId, authorName: await this.people.nameOf(tx, userId) };
        const mentorIds = await this.requests.matches(tx, userId, skillsNeeded);
        const facts = { requestId: id, title, category, urgency, skillsNeeded };
        tx.emit(SupportRequested, { ...facts, ...by, mentorIds });
        signalSupportChange(tx, id);
        return readThread(tx.em, id, caller);
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.EditSupportRequest)
  edit({ id, body }: RpcInput<typeof rpc.EditSupportRequest>, caller: Caller): Promise<SupportThread> {
    return this.change(id, caller, (tx) => this.requests.update(tx, id, body, this.clock.now()));
  }

  @RpcHandler(rpc.CloseSupportRequest)
  close({ id }: RpcInput<typeof rpc.CloseSupportRequest>, caller: Caller): Promise<SupportThread> {
    return this.change(id, caller, async (tx, { state }) => {
      if (state === 'open') await this.requests.setState(tx, id, 'closed', this.clock.now());
    });
  }

  @RpcHandler(rpc.ReopenSupportRequest)
  reopen({ id }: RpcInput<typeof rpc.ReopenSupportRequest>, caller: Caller): Promise<SupportThread> {
    return this.change(id, caller, async (tx, { state }) => {
      if (state === 'open') return;
      checkOpenRequests(await this.requests.countOpen(tx, caller.userId));
      await this.requests.setState(tx, id, 'open', this.clock.now());
    });
  }

  @RpcHandler(rpc.MarkHelpedResponse)
  markHelped({ id, body }: RpcInput<typeof rpc.MarkHelpedResponse>, caller: Caller): Promise<SupportThread> {
    return this.change(id, caller, async (tx, request) => {
      const { responseId } = body;
      if (responseId === request.helpedBy) return;
      if (responseId !== null) {
        const response = await this.requests.response(tx, id, responseId);
        checkCanHelp(request, response);
        const by = { authorId: caller.userId, authorName: await this.people.nameOf(tx, caller.userId) };
        const facts = { requestId: id, title: request.title, responseId, responderId: response.authorId };
        tx.emit(ResponseHelped, { ...facts, ...by });
      }
      await this.requests.setHelped(tx, id, responseId);
    });
  }

  /** Locks the request of the caller, changes it and signals open pages. Errors: NOT_FOUND, FORBIDDEN, those of `fn`. */
  private change(
    id: string,
    caller: Caller,
    fn: (tx: Tx, request: RequestState) => Promise<void>,
  ): Promise<SupportThread> {
    return this.db.transaction(
      async (tx) => {
        // First, as the handlers of identity's events lock people before requests.
        await this.people.admit(tx, caller);
        const request = await this.requests.lock(tx, id);
        checkVisible(request, caller);
        checkAuthor(request, caller);
        await fn(tx, request);
        signalSupportChange(tx, id);
        return readThread(tx.em, id, caller);
      },
      { idempotent: true },
    );
  }
}
