import { Injectable } from '@nestjs/common';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import {
  NoShowContested,
  NoShowDismissed,
  NoShowReported,
  type SessionFacts,
} from '@waymark/contracts/scheduling/events';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../app/notify-users.ts';
import type { Message } from '../domain/messages/message.ts';
import {
  caseMessage,
  contestedMessage,
  dismissedMessage,
  reportedMessage,
} from '../domain/messages/no-show-case.ts';
import { type SessionView, viewOf } from '../domain/messages/session-view.ts';
import { NotifiedSessionsRepository } from '../persistence/notified-sessions.repository.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';

type Event<E extends AnyEventType> = EventEnvelope<EventData<E>>;

const BOTH: Party[] = ['learner', 'mentor'];
const other = (party: Party): Party => (party === 'mentor' ? 'learner' : 'mentor');

/** Informs people about a reported no-show until it is settled. */
@Injectable()
export class NoShowEventHandlers {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly notified: NotifiedSessionsRepository,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @OnEvent(NoShowReported)
  async reported({ id, data }: Event<typeof NoShowReported>, tx: Tx): Promise<void> {
    if (await this.isSettled(tx, data)) return;
    await this.notify(tx, id, data, [other(data.reportedBy)], (view) => reportedMessage(view, data));
  }

  @OnEvent(NoShowContested)
  async contested({ id, data }: Event<typeof NoShowContested>, tx: Tx): Promise<void> {
    if (await this.isSettled(tx, data)) return;
    const roles = data.response === null ? BOTH : [data.reportedBy];
    await this.notify(tx, id, data, roles, (view) => contestedMessage(view, data));
    const message = caseMessage(data);
    const admins = await this.recipients.findAdmins(tx);
    await this.notifyUsers.execute(
      tx,
      admins
        .filter(({ userId }) => ![data.mentorId, data.learnerId].includes(userId))
        .map((to) => ({ eventId: id, to, message })),
    );
  }

  @OnEvent(NoShowDismissed)
  async dismissed({ id, data }: Event<typeof NoShowDismissed>, tx: Tx): Promise<void> {
    await this.notify(tx, id, data, BOTH, (view) => dismissedMessage(view, data));
  }

  /** Events arrive in any order: the end of the case may have been announced. */
  private async isSettled(tx: Tx, { sessionId }: SessionFacts): Promise<boolean> {
    return (await this.notified.lock(tx, [sessionId])).get(sessionId)?.ended === 'no-show';
  }

  private async notify(
    tx: Tx,
    eventId: string,
    facts: SessionFacts,
    roles: Party[],
    compose: (view: SessionView) => Message,
  ): Promise<void> {
    const recipients = await this.recipients.find(tx, [facts.learnerId, facts.mentorId]);
    const messages = roles.flatMap((role) => {
      const view = viewOf(facts, role);
      const to = recipients.find(({ userId }) => userId === view.userId);
      return to ? { eventId, to, message: compose(view) } : [];
    });
    await this.notifyUsers.execute(tx, messages);
  }
}
