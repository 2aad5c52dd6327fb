import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { MentorChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { ApplyRole } from '../app/apply-role.ts';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';

type Envelope<E extends typeof MentorChanged | typeof UserRoleChanged> = EventEnvelope<EventData<E>>;

@Injectable()
export class MentorEventHandlers {
  constructor(
    private readonly calendars: CalendarsRepository,
    private readonly applyRole: ApplyRole,
  ) {}

  @OnEvent(MentorChanged)
  async mentorChanged({ data }: Envelope<typeof MentorChanged>, tx: Tx): Promise<void> {
    await this.calendars.storeMentor(tx, data);
  }

  @OnEvent(UserRoleChanged)
  async roleChanged({ data, occurredAt }: Envelope<typeof UserRoleChanged>, tx: Tx): Promise<void> {
    await this.applyRole.execute(tx, data, occurredAt);
  }
}
