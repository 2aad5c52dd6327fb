import { Injectable } from '@nestjs/common';
import type { EventData } from '@waymark/contracts/events';
import type { UserRoleChanged } from '@waymark/contracts/identity/events';
import type { Tx } from '@waymark/database/tx';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';
import { CancelAhead } from './cancel-ahead.ts';

/** Opens or closes a calendar. The sessions that a former mentor was going to give are cancelled. */
@Injectable()
export class ApplyRole {
  constructor(
    private readonly calendars: CalendarsRepository,
    private readonly cancelAhead: CancelAhead,
  ) {}

  /** `at`: of the event; a change older than the stored one has no effect. */
  execute(tx: Tx, changed: EventData<typeof UserRoleChanged>, at: string): Promise<void> {
    const { userId, role } = changed;
    return this.cancelAhead.execute(tx, { userId, of: 'taught' }, async () => {
      const isStored = await this.calendars.storeRole(tx, changed, at);
      return isStored && role === 'learner';
    });
  }
}
