import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import {
  DisputeChanged,
  FraudWarned,
  PaymentCaptured,
  ProviderRecovered,
  ProviderRefusing,
  RefundSettled,
  RefundStuck,
} from '@waymark/contracts/payments/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../app/notify-users.ts';
import { disputeMessage, fraudWarningMessage } from '../domain/messages/disputes.ts';
import type { Message } from '../domain/messages/message.ts';
import { receiptMessage, refundSettledMessage, refundStuckMessage } from '../domain/messages/payments.ts';
import { providerRecoveredMessage, providerRefusingMessage } from '../domain/messages/provider.ts';
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

  @OnEvent(ProviderRefusing)
  async refusing({ id, data }: EventEnvelope<EventData<typeof ProviderRefusing>>, tx: Tx): Promise<void> {
    await this.notify(tx, id, await this.recipients.findAdmins(tx), providerRefusingMessage(data));
  }

  @OnEvent(ProviderRecovered)
  async recovered({ id, data }: EventEnvelope<EventData<typeof ProviderRecovered>>, tx: Tx): Promise<void> {
    await this.notify(tx, id, await this.recipients.findAdmins(tx), providerRecoveredMessage(data));
  }

  @OnEvent(DisputeChanged)
  async disputed({ id, data }: EventEnvelope<EventData<typeof DisputeChanged>>, tx: Tx): Promise<void> {
    await this.notifyConcerned(tx, id, data.mentorId, (reader) => disputeMessage(data, reader));
  }

  @OnEvent(FraudWarned)
  async warned({ id, data }: EventEnvelope<EventData<typeof FraudWarned>>, tx: Tx): Promise<void> {
    await this.notifyConcerned(tx, id, data.mentorId, (reader) => fraudWarningMessage(data, reader));
  }

  /** A mentor who is an admin gets the message of admins. */
  private async notifyConcerned(
    tx: Tx,
    eventId: string,
    mentorId: number,
    messageFor: (reader: 'admin' | 'mentor') => Message,
  ): Promise<void> {
    const admins = await this.recipients.findAdmins(tx);
    await this.notify(tx, eventId, admins, messageFor('admin'));
    if (admins.some(({ userId }) => userId === mentorId)) return;
    await this.notify(tx, eventId, await this.recipients.find(tx, [mentorId]), messageFor('mentor'));
  }

  private notify(tx: Tx, eventId: string, recipients: Recipient[], message: Message): Promise<void> {
    return this.notifyUsers.execute(
      tx,
      recipients.map((to) => ({ eventId, to, message })),
    );
  }
}
