import { Injectable } from '@nestjs/common';
import { ResponseHelped, SupportRequested, SupportResponded } from '@waymark/contracts/community/events';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../app/notify-users.ts';
import type { Message } from '../domain/messages/message.ts';
import {
  responseHelpedMessage,
  supportRequestedMessage,
  supportRespondedMessage,
} from '../domain/messages/support.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';

type Event<E extends AnyEventType> = EventEnvelope<EventData<E>>;

/** Informs mentors of requests that match the help they offer, and of what happens in their threads. */
@Injectable()
export class SupportEventHandlers {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @OnEvent(SupportRequested)
  requested({ id, data }: Event<typeof SupportRequested>, tx: Tx): Promise<void> {
    return this.inform(tx, id, data.mentorIds, supportRequestedMessage(data));
  }

  @OnEvent(SupportResponded)
  responded({ id, data }: Event<typeof SupportResponded>, tx: Tx): Promise<void> {
    return this.inform(tx, id, data.toIds, supportRespondedMessage(data));
  }

  @OnEvent(ResponseHelped)
  helped({ id, data }: Event<typeof ResponseHelped>, tx: Tx): Promise<void> {
    return this.inform(tx, id, [data.responderId], responseHelpedMessage(data));
  }

  private async inform(tx: Tx, eventId: string, userIds: number[], message: Message): Promise<void> {
    if (userIds.length === 0) return;
    const recipients = await this.recipients.find(tx, userIds);
    await this.notifyUsers.execute(
      tx,
      recipients.map((to) => ({ eventId, to, message })),
    );
  }
}
