import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type {
  MessageCounts,
  MessagePage,
  MessagePartner,
  MessageSettings,
  MessageThread,
} from '@waymark/contracts/community/messages';
import * as rpc from '@waymark/contracts/community/messages.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { replyTime } from '../domain/message.ts';
import { stateAfterDecision } from '../domain/writing.ts';
import { readSettings, storeSettings } from '../persistence/message-settings.ts';
import { MessagesReader } from '../persistence/messages.reader.ts';
import { readThread, ThreadsReader } from '../persistence/threads.reader.ts';
import { type LockedThread, signalThread, ThreadsRepository } from '../persistence/threads.repository.ts';
import { type Beginning, Beginnings } from './beginnings.ts';

/** Answers of a mentor that count for the usual reply time. */
const MEASURED_MS = 90 * 86_400_000;

/** What one of the two people reads of their threads, and decides about them. */
@Injectable()
export class Threads {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly threads: ThreadsRepository,
    private readonly reader: ThreadsReader,
    private readonly messages: MessagesReader,
    private readonly beginnings: Beginnings,
  ) {}

  @RpcHandler(rpc.ListThreads)
  list(
    query: RpcInput<typeof rpc.ListThreads>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.ListThreads>> {
    return this.reader.list(userId, query);
  }

  @RpcHandler(rpc.GetMessageCounts)
  counts(_input: object, { userId }: Caller): Promise<MessageCounts> {
    return this.reader.counts(userId);
  }

  @RpcHandler(rpc.ListMessages)
  page(query: RpcInput<typeof rpc.ListMessages>, { userId }: Caller): Promise<MessagePage> {
    return this.messages.page(query, userId, this.clock.now());
  }

  @RpcHandler(rpc.SearchMessages)
  search(
    query: RpcInput<typeof rpc.SearchMessages>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.SearchMessages>> {
    return this.messages.search(query, userId, this.clock.now());
  }

  @RpcHandler(rpc.GetMessagePartner)
  async partner({ userId }: RpcInput<typeof rpc.GetMessagePartner>, caller: Caller): Promise<MessagePartner> {
    const thread = await this.reader.findWith(caller.userId, userId);
    const how = thread
      ? {
          ...{ person: thread.with, isRequest: false },
          ...{ canWrite: thread.canWrite, whyNot: thread.whyNot },
        }
      : atBeginning(await this.beginnings.find(caller, userId));
    const since = new Date(this.clock.now().getTime() - MEASURED_MS);
    const { answers, median } = await this.messages.answersOf(userId, since);
    return { ...how, thread, replyTime: replyTime(answers, median) };
  }

  @RpcHandler(rpc.ChangeThread)
  change({ id, body }: RpcInput<typeof rpc.ChangeThread>, { userId }: Caller): Promise<MessageThread> {
    return this.changed(id, userId, async (tx, thread) => {
      const { isMuted, isBlocked, request } = body;
      if (isMuted !== undefined) await this.threads.setMuted(tx, thread, isMuted);
      if (isBlocked !== undefined) await this.threads.setBlocked(tx, thread, isBlocked);
      if (request !== undefined) await this.threads.setState(tx, id, stateAfterDecision(thread, request));
      signalThread(tx, thread);
    });
  }

  @RpcHandler(rpc.MarkThreadRead)
  markRead({ id, body }: RpcInput<typeof rpc.MarkThreadRead>, { userId }: Caller): Promise<MessageThread> {
    return this.changed(id, userId, async (tx, thread) => {
      const upTo = Math.min(body.upTo, thread.lastNumber);
      if (upTo <= thread.readUpTo) return;
      await this.threads.setRead(tx, thread, upTo);
      signalThread(tx, thread, thread.isReadShared ? undefined : [userId]);
    });
  }

  @RpcHandler(rpc.GetMessageSettings)
  settings(_input: object, { userId }: Caller): Promise<MessageSettings> {
    return readSettings(this.db, userId);
  }

  @RpcHandler(rpc.ChangeMessageSettings)
  changeSettings(
    { body }: RpcInput<typeof rpc.ChangeMessageSettings>,
    { userId }: Caller,
  ): Promise<MessageSettings> {
    return this.db.transaction((tx) => storeSettings(tx, userId, body));
  }

  /** Error: NOT_FOUND, also for threads of others. */
  private changed(
    id: string,
    userId: number,
    fn: (tx: Tx, thread: LockedThread) => Promise<void>,
  ): Promise<MessageThread> {
    return this.db.transaction(async (tx) => {
      await fn(tx, await this.threads.lock(tx, id, userId));
      return readThread(tx.em, id, userId);
    });
  }
}

const atBeginning = ({ person, isRequest }: Beginning) => ({
  person: {
    ...{ id: person.userId, name: person.profile?.name || person.username },
    ...{ avatar: person.profile?.avatar ?? null, isMentor: person.role === 'mentor', isGone: false },
  },
  ...{ isRequest, canWrite: true, whyNot: null },
});
