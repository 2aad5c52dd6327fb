import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Message } from '@waymark/contracts/community/messages';
import * as rpc from '@waymark/contracts/community/messages.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkChangeable } from '../domain/message.ts';
import { readMessages } from '../persistence/messages.reader.ts';
import { type FoundMessage, MessagesRepository } from '../persistence/messages.repository.ts';
import { type LockedThread, signalThread, ThreadsRepository } from '../persistence/threads.repository.ts';
import { MessageFiles } from './message-files.ts';

/** What its author does with a message within 15 minutes. */
@Injectable()
export class ChangeMessage {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly threads: ThreadsRepository,
    private readonly messages: MessagesRepository,
    private readonly files: MessageFiles,
  ) {}

  @RpcHandler(rpc.EditMessage)
  edit({ id, body }: RpcInput<typeof rpc.EditMessage>, { userId }: Caller): Promise<Message> {
    return this.change(id, userId, async (tx, message, thread) => {
      if (!thread.isActive || isClosed(thread))
        throw new AppError('RULE_REFUSED', 'This message can no longer be changed.');
      await this.messages.setText(tx, message, body.text, this.clock.now());
    });
  }

  @RpcHandler(rpc.DeleteMessage)
  remove({ id }: RpcInput<typeof rpc.DeleteMessage>, { userId }: Caller): Promise<Message> {
    return this.change(id, userId, async (tx, message, { otherId }) => {
      await this.messages.remove(tx, message, this.clock.now());
      await this.files.removeUnneeded(tx, message);
      await this.threads.recountUnread(tx, message.threadId, otherId);
    });
  }

  private change(
    id: string,
    userId: number,
    fn: (tx: Tx, message: FoundMessage, thread: LockedThread) => Promise<void>,
  ): Promise<Message> {
    return this.db.transaction(async (tx) => {
      const { threadId } = await this.messages.find(tx, id, userId);
      const thread = await this.threads.lock(tx, threadId, userId);
      const message = await this.messages.find(tx, id, userId);
      checkChangeable(message, userId, this.clock.now());
      await fn(tx, message, thread);
      signalThread(tx, thread);
      const { number } = message;
      const range = { from: number, to: number };
      return (await readMessages(tx.em, threadId, userId, range, this.clock.now()))[0]!;
    });
  }
}

/** Nothing new reaches the other. */
const isClosed = ({ state, isBlocked, isBlockedByOther }: LockedThread): boolean =>
  isBlocked || isBlockedByOther || state === 'declined' || state === 'gone';
