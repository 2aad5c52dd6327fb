import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { UserStoryDecided } from '@waymark/contracts/roadmaps/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../app/notify-users.ts';
import { storyDecidedMessage } from '../domain/messages/story.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';

@Injectable()
export class StoryEventHandlers {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @OnEvent(UserStoryDecided)
  async decided({ id, data }: EventEnvelope<EventData<typeof UserStoryDecided>>, tx: Tx): Promise<void> {
    const message = storyDecidedMessage(data);
    const recipients = await this.recipients.find(tx, [data.userId]);
    await this.notifyUsers.execute(
      tx,
      recipients.map((to) => ({ eventId: id, to, message })),
    );
  }
}
