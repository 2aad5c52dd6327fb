import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { MentorChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';
import { CancelAhead } from './cancel-ahead.ts';

/** Copies profile and role of a mentor, which open or close a calendar. */
@Injectable()
export class ApplyMentor {
  constructor(
    private readonly calendars: CalendarsRepository,
    private readonly cancelAhead: CancelAhead,
  ) {}

  @OnEvent(MentorChanged)
  async profileChanged({ data }: EventEnvelope<EventData<typeof MentorChanged>>, tx: Tx): Promise<void> {
    await this.calendars.storeMentor(tx, data);
  }

  /** The sessions that a former mentor was going to give are cancelled. A change older than the stored one has no effect. */
  @OnEvent(UserRoleChanged)
  roleChanged({ data, occurredAt }: EventEnvelope<EventData<typeof UserRoleChanged>>, tx: Tx): Promise<void> {
    return this.cancelAhead.execute(tx, { userId: data.userId, of: 'taught' }, async () => {
      const isStored = await this.calendars.storeRole(tx, data, occurredAt);
      return isStored && data.role === 'learner';
    });
  }
}
