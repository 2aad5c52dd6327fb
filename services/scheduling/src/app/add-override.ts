import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AddOverrideBody, DateOverride } from '@waymark/contracts/scheduling/calendar';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { localTime } from '@waymark/kernel/time-zone';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import {
  checkFutureDate,
  checkOverrideCount,
  mergeDays,
  mergeHours,
  toMinutes,
  toTimes,
} from '../domain/hours.ts';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';
import { OverridesRepository } from '../persistence/overrides.repository.ts';

@Injectable()
export class AddOverride {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly calendars: CalendarsRepository,
    private readonly overrides: OverridesRepository,
  ) {}

  /** Returns closed days merged with those they overlap, and extra hours with those they touch. */
  @RpcHandler(rpc.AddOverride)
  execute(body: AddOverrideBody, caller: Caller): Promise<DateOverride> {
    return this.calendars.edit(caller, async (tx, { timezone }) => {
      const today = localTime(timezone ?? 'UTC', this.clock.now().getTime()).date;
      checkFutureDate(body.date, today);
      const override = await this.store(tx, caller.userId, body);
      checkOverrideCount(await this.overrides.countFrom(tx, caller.userId, today));
      return override;
    });
  }

  private async store(tx: Tx, mentorId: number, body: AddOverrideBody): Promise<DateOverride> {
    const { kind, date } = body;
    if (kind === 'closed') {
      const days = { id: newId(), date, lastDate: body.lastDate ?? date };
      const closed = mergeDays(days, await this.overrides.takeClosed(tx, mentorId, days));
      await this.overrides.insertClosed(tx, mentorId, closed);
      const lastDate = closed.lastDate === closed.date ? null : closed.lastDate;
      return { ...closed, lastDate, kind, startTime: null, endTime: null };
    }
    const added = { id: newId(), ...toMinutes(body) };
    const merged = mergeHours(added, await this.overrides.takeTouching(tx, mentorId, date, added));
    await this.overrides.insertExtra(tx, mentorId, date, merged);
    return { id: merged.id, date, lastDate: null, kind, ...toTimes(merged) };
  }
}
