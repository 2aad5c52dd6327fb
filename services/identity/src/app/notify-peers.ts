import { Inject, Injectable } from '@nestjs/common';
import type { PeerFacts, PeerRecipient } from '@waymark/contracts/community/peer-events';
import type { EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Message } from '../domain/messages/message.ts';
import { type PeerView, peerViewOf } from '../domain/messages/peer.ts';
import type { IdentityEnv } from '../env.ts';
import { absoluteUrl } from '../integrations/mail/absolute-url.ts';
import { peerInvitation } from '../integrations/mail/peer-invitation.ts';
import { senderOf } from '../integrations/mail/smtp.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';
import { NotifyUsers } from './notify-users.ts';

interface PeerNotice {
  to: PeerRecipient[];
  compose: (view: PeerView) => Message;
  /** What the mail does in calendars; absent: nothing. */
  calendar?: 'REQUEST' | 'CANCEL';
  expiresAt?: string;
}

/** Notifies people of a peer session, each in their zone. */
@Injectable()
export class NotifyPeers {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: Pick<IdentityEnv, 'MAIL_FROM' | 'PUBLIC_URL'>,
    private readonly recipients: RecipientsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  async execute(tx: Tx, envelope: EventEnvelope<PeerFacts>, ...notices: PeerNotice[]): Promise<void> {
    const { id: eventId, occurredAt: at, data } = envelope;
    const people = notices.flatMap(({ to, ...notice }) => to.map((person) => ({ person, notice })));
    if (people.length === 0) return;
    const recipients = await this.recipients.find(
      tx,
      people.map(({ person }) => person.userId),
    );
    const organizer = senderOf(this.env.MAIL_FROM);
    const messages = people.flatMap(({ person, notice }) => {
      const to = recipients.find(({ userId }) => userId === person.userId);
      if (!to) return [];
      const view = peerViewOf(data, person);
      const { calendar } = notice;
      const invitee = {
        ...{ view, isCancelled: calendar === 'CANCEL', at, organizer },
        ...{
          attendee: { name: to.email, email: to.email },
          url: absoluteUrl(this.env.PUBLIC_URL, view.path),
        },
      };
      return [
        {
          ...{ eventId, to, message: notice.compose(view), expiresAt: notice.expiresAt },
          calendar: calendar && peerInvitation(invitee),
          session: { id: data.sessionId, sequence: data.sequence },
        },
      ];
    });
    await this.notifyUsers.execute(tx, messages);
  }
}
