import { Injectable } from '@nestjs/common';
import { ItemHidden, ItemRestored, ReportsResolved } from '@waymark/contracts/community/moderation-events';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import { RoadmapHidden, RoadmapRestored } from '@waymark/contracts/roadmaps/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../app/notify-users.ts';
import type { Message } from '../domain/messages/message.ts';
import {
  itemHiddenMessage,
  itemReportResolvedMessage,
  itemRestoredMessage,
  roadmapHiddenMessage,
  roadmapRestoredMessage,
} from '../domain/messages/moderation.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';

type Event<E extends AnyEventType> = EventEnvelope<EventData<E>>;

/** Informs authors of what admins did with their roadmaps and texts, and reporters in the community of the outcome. */
@Injectable()
export class ModerationEventHandlers {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @OnEvent(RoadmapHidden)
  roadmapHidden({ id, data }: Event<typeof RoadmapHidden>, tx: Tx): Promise<void> {
    return this.inform(tx, id, [data.mentorId], roadmapHiddenMessage(data));
  }

  @OnEvent(RoadmapRestored)
  roadmapRestored({ id, data }: Event<typeof RoadmapRestored>, tx: Tx): Promise<void> {
    return this.inform(tx, id, [data.mentorId], roadmapRestoredMessage(data));
  }

  @OnEvent(ItemHidden)
  hidden({ id, data }: Event<typeof ItemHidden>, tx: Tx): Promise<void> {
    return this.inform(tx, id, [data.authorId], itemHiddenMessage(data));
  }

  @OnEvent(ItemRestored)
  restored({ id, data }: Event<typeof ItemRestored>, tx: Tx): Promise<void> {
    return this.inform(tx, id, [data.authorId], itemRestoredMessage(data));
  }

  @OnEvent(ReportsResolved)
  resolved({ id, data }: Event<typeof ReportsResolved>, tx: Tx): Promise<void> {
    return this.inform(tx, id, data.reporterIds, itemReportResolvedMessage(data));
  }

  private async inform(tx: Tx, eventId: string, userIds: number[], message: Message): Promise<void> {
    const recipients = await this.recipients.find(tx, userIds);
    await this.notifyUsers.execute(
      tx,
      recipients.map((to) => ({ eventId, to, message })),
    );
  }
}
