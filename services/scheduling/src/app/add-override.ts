import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AddOverrideBody, DateOverride } from '@waymark/contracts/scheduling/calendar';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { localTime } from '@waymark/kernel/time-zone';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkFutureDate, checkOverrideCount, mergeHours, toMinute, toTime } from '../domain/hours.ts';
import { OverridesRepository } from '../persistence/overrides.repository.ts';
import { lockOwnCalendar } from '../persistence/own-calendar.ts';

@Injectable()
export class AddOverride {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly overrides: OverridesRepository,
  ) {}

  /** Returns extra hours merged with those of the date that they touch. */
  @RpcHandler(rpc.AddOverride)
  execute(body: AddOverrideBody, caller: Caller): Promise<DateOverride> {
    return this.db.transaction(
      async (tx) => {
        const { userId } = caller;
        const { timezone } = await lockOwnCalendar(tx, caller);
        const today = localTime(timezone ?? 'UTC', this.clock.now().getTime()).date;
        checkFutureDate(body.date, today);
        const override =
          body.kind === 'closed' ? await this.close(tx, userId, body) : await this.addExtra(tx, userId, body);
        checkOverrideCount(await this.overrides.countFrom(tx, userId, today));
        return override;
      },
      { idempotent: true },
    );
  }

  private async close(tx: Tx, mentorId: number, { date }: AddOverrideBody): Promise<DateOverride> {
    const id = await this.overrides.close(tx, mentorId, date);
    return { id, date, kind: 'closed', startTime: null, endTime: null };
  }

  private async addExtra(
    tx: Tx,
    mentorId: number,
    { date, startTime, endTime }: Extract<AddOverrideBody, { kind: 'extra' }>,
  ): Promise<DateOverride> {
    const added = { start: toMinute(startTime), end: toMinute(endTime) };
    const touching = await this.overrides.takeTouching(tx, mentorId, date, added);
    const merged = { id: touching[0]?.id ?? newId(), ...mergeHours([added, ...touching]) };
    await this.overrides.insertExtra(tx, mentorId, date, merged);
    return {
      ...{ id: merged.id, date, kind: 'extra' },
      ...{ startTime: toTime(merged.start), endTime: toTime(merged.end) },
    };
  }
}
