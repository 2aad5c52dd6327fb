import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { PaymentCaptured, RefundSettled, RefundStuck } from '@waymark/contracts/payments/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../app/notify-users.ts';
import type { Message } from '../domain/messages/message.ts';
import { receiptMessage, refundSettledMessage, refundStuckMessage } from '../domain/messages/payments.ts';
import { type Recipient, RecipientsReader } from '../persistence/recipients.reader.ts';

@Injectable()
export class PaymentEventHandlers {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @OnEvent(PaymentCaptured)
  async captured({ id, data }: EventEnvelope<EventData<typeof PaymentCaptured>>, tx: Tx): Promise<void> {
    await this.notify(tx, id, await this.recipients.find(tx, [data.payerId]), receiptMessage(data));
  }

  @OnEvent(RefundSettled)
  async settled({ id, data }: EventEnvelope<EventData<typeof RefundSettled>>, tx: Tx): Promise<void> {
    await this.notify(tx, id, await this.recipients.find(tx, [data.payerId]), refundSettledMessage(data));
  }

  @OnEvent(RefundStuck)
  async stuck({ id, data }: EventEnvelope<EventData<typeof RefundStuck>>, tx: Tx): Promise<void> {
    await this.notify(tx, id, await this.recipients.findAdmins(tx), refundStuckMessage(data));
  }

  private notify(tx: Tx, eventId: string, recipients: Recipient[], message: Message): Promise<void> {
    return this.notifyUsers.execute(
      tx,
      recipients.map((to) => ({ eventId, to, message })),
    );
  }
}
