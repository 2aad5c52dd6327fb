import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { MentorChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';

type Envelope<E extends typeof MentorChanged | typeof UserRoleChanged> = EventEnvelope<EventData<E>>;

@Injectable()
export class MentorEventHandlers {
  constructor(private readonly calendars: CalendarsRepository) {}

  @OnEvent(MentorChanged)
  async mentorChanged({ data }: Envelope<typeof MentorChanged>, tx: Tx): Promise<void> {
    await this.calendars.storeMentor(tx, data);
  }

  @OnEvent(UserRoleChanged)
  async roleChanged({ data, occurredAt }: Envelope<typeof UserRoleChanged>, tx: Tx): Promise<void> {
    await this.calendars.storeRole(tx, data, occurredAt);
  }
}
