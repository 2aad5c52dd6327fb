import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { StepReminderDue } from '@waymark/contracts/roadmaps/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../app/notify-users.ts';
import { stepReminderMessage } from '../domain/messages/step-reminder.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';

@Injectable()
export class StepEventHandlers {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @OnEvent(StepReminderDue)
  async due({ id, data }: EventEnvelope<EventData<typeof StepReminderDue>>, tx: Tx): Promise<void> {
    const message = stepReminderMessage(data);
    const recipients = await this.recipients.find(tx, [data.userId]);
    await this.notifyUsers.execute(
      tx,
      recipients.map((to) => ({ eventId: id, to, message })),
    );
  }
}
