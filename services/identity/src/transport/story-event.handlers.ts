import { Injectable } from '@nestjs/common';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import { ThanksGiven, UserStoryDecided } from '@waymark/contracts/roadmaps/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../app/notify-users.ts';
import type { Message } from '../domain/messages/message.ts';
import { storyDecidedMessage } from '../domain/messages/story.ts';
import { thanksMessage } from '../domain/messages/thanks.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';

type Envelope<E extends AnyEventType> = EventEnvelope<EventData<E>>;

@Injectable()
export class StoryEventHandlers {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @OnEvent(UserStoryDecided)
  decided({ id, data }: Envelope<typeof UserStoryDecided>, tx: Tx): Promise<void> {
    return this.notify(tx, id, data.userId, storyDecidedMessage(data));
  }

  /** A line that replaces a removed one informs no user. */
  @OnEvent(ThanksGiven)
  async thanked({ id, data }: Envelope<typeof ThanksGiven>, tx: Tx): Promise<void> {
    if (data.isFirst) await this.notify(tx, id, data.mentorId, thanksMessage(data));
  }

  private async notify(tx: Tx, eventId: string, userId: number, message: Message): Promise<void> {
    const recipients = await this.recipients.find(tx, [userId]);
    await this.notifyUsers.execute(
      tx,
      recipients.map((to) => ({ eventId, to, message })),
    );
  }
}
