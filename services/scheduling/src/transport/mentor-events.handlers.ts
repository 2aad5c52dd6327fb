import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { MentorChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';

type Envelope<E extends typeof MentorChanged | typeof UserRoleChanged> = EventEnvelope<EventData<E>>;

/** Who is a mentor, from their owner. */
@Injectable()
export class MentorEventHandlers {
  constructor(private readonly calendars: CalendarsRepository) {}

  @OnEvent(MentorChanged)
  async mentorChanged({ data }: Envelope<typeof MentorChanged>, tx: Tx): Promise<void> {
    await this.calendars.keepMentor(tx, data);
  }

  @OnEvent(UserRoleChanged)
  async roleChanged({ data, occurredAt }: Envelope<typeof UserRoleChanged>, tx: Tx): Promise<void> {
    await this.calendars.keepRole(tx, { ...data, at: occurredAt });
  }
}
