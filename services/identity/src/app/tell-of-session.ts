import { Inject, Injectable } from '@nestjs/common';
import type { SessionFacts } from '@waymark/contracts/scheduling/events';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import type { Tx } from '@waymark/database/tx';
import { systemClock } from '@waymark/kernel/clock';
import type { Message } from '../domain/messages/message.ts';
import { type SessionView, viewOf } from '../domain/messages/session-view.ts';
import { isNews, type SessionNews, toldAfter } from '../domain/session-news.ts';
import { ENV, type IdentityEnv } from '../env.ts';
import { sessionInvitation } from '../integrations/mail/session-invitation.ts';
import { senderOf } from '../integrations/mail/smtp.ts';
import { type Addressee, PeopleReader } from '../persistence/people.reader.ts';
import { ToldSessionsRepository } from '../persistence/told-sessions.repository.ts';
import { type Telling, TellPeople } from './tell-people.ts';

export interface SessionTelling {
  eventId: string;
  occurredAt: string;
  what: SessionNews['what'];
  facts: SessionFacts;
  /** Who is told; default both. */
  roles?: Party[];
  write: (view: SessionView) => Message;
}

const IN_CALENDARS: SessionNews['what'][] = ['booked', 'moved', 'cancelled'];

/** Tells the people of a session what happened to it, unless they know better already. */
@Injectable()
export class TellOfSession {
  constructor(
    @Inject(ENV) private readonly env: IdentityEnv,
    private readonly people: PeopleReader,
    private readonly told: ToldSessionsRepository,
    private readonly tell: TellPeople,
  ) {}

  async execute(tx: Tx, telling: SessionTelling): Promise<void> {
    const { what, facts, roles = ['learner', 'mentor'] } = telling;
    const [known, addressees] = await Promise.all([
      this.told.find(tx, facts.sessionId),
      this.people.find(tx, [facts.learnerId, facts.mentorId]),
    ]);
    const news = { what, sequence: facts.sequence, startsAt: facts.startsAt };
    if (!isNews(known, news, systemClock.now())) return;
    const after = toldAfter(known, news);
    const tellings = roles.flatMap((role) => {
      const view = viewOf(facts, role);
      return addressees
        .filter(({ userId }) => userId === view.userId)
        .map((to) => this.one(telling, view, to));
    });
    await Promise.all([after && this.told.save(tx, facts.sessionId, after), this.tell.execute(tx, tellings)]);
  }

  private one(telling: SessionTelling, view: SessionView, to: Addressee): Telling {
    const { eventId, what, facts, occurredAt, write } = telling;
    const invited = {
      view,
      isCancelled: what === 'cancelled',
      at: occurredAt,
      organizer: senderOf(this.env.MAIL_FROM),
      email: to.email,
    };
    return {
      eventId,
      to,
      message: write(view),
      calendar: IN_CALENDARS.includes(what) ? sessionInvitation(invited) : undefined,
      session: { id: facts.sessionId, sequence: facts.sequence },
      uselessAfter: what === 'reminded' ? facts.startsAt : undefined,
    };
  }
}
