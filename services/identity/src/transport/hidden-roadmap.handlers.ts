import { Injectable } from '@nestjs/common';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import { RoadmapHidden, RoadmapRestored } from '@waymark/contracts/roadmaps/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../app/notify-users.ts';
import type { Message } from '../domain/messages/message.ts';
import { roadmapHiddenMessage, roadmapRestoredMessage } from '../domain/messages/moderation.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';

type Envelope<E extends AnyEventType> = EventEnvelope<EventData<E>>;

/** Informs mentors of what admins did with their roadmaps. */
@Injectable()
export class HiddenRoadmapHandlers {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @OnEvent(RoadmapHidden)
  hidden({ id, data }: Envelope<typeof RoadmapHidden>, tx: Tx): Promise<void> {
    return this.inform(tx, id, data.mentorId, roadmapHiddenMessage(data));
  }

  @OnEvent(RoadmapRestored)
  restored({ id, data }: Envelope<typeof RoadmapRestored>, tx: Tx): Promise<void> {
    return this.inform(tx, id, data.mentorId, roadmapRestoredMessage(data));
  }

  private async inform(tx: Tx, eventId: string, mentorId: number, message: Message): Promise<void> {
    const recipients = await this.recipients.find(tx, [mentorId]);
    await this.notifyUsers.execute(
      tx,
      recipients.map((to) => ({ eventId, to, message })),
    );
  }
}
