import { Controller } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { PaymentCaptured, RefundSettled, RefundStuck } from '@waymark/contracts/payments/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { TellPeople } from '../app/tell-people.ts';
import { receiptMessage, refundSettledMessage, refundStuckMessage } from '../domain/messages/payments.ts';
import { PeopleReader } from '../persistence/people.reader.ts';

/** What happens to money, told to who paid it, and to admins where somebody should look. */
@Controller()
export class PaymentNewsHandlers {
  constructor(
    private readonly people: PeopleReader,
    private readonly tell: TellPeople,
  ) {}

  @OnEvent(PaymentCaptured)
  async captured({ id, data }: EventEnvelope<EventData<typeof PaymentCaptured>>, tx: Tx): Promise<void> {
    const people = await this.people.find(tx, [data.payerId]);
    const message = receiptMessage(data);
    await this.tell.execute(
      tx,
      people.map((to) => ({ eventId: id, to, message })),
    );
  }

  @OnEvent(RefundSettled)
  async settled({ id, data }: EventEnvelope<EventData<typeof RefundSettled>>, tx: Tx): Promise<void> {
    const people = await this.people.find(tx, [data.payerId]);
    const message = refundSettledMessage(data);
    await this.tell.execute(
      tx,
      people.map((to) => ({ eventId: id, to, message })),
    );
  }

  @OnEvent(RefundStuck)
  async stuck({ id, data }: EventEnvelope<EventData<typeof RefundStuck>>, tx: Tx): Promise<void> {
    const people = await this.people.admins(tx);
    const message = refundStuckMessage(data);
    await this.tell.execute(
      tx,
      people.map((to) => ({ eventId: id, to, message })),
    );
  }
}
