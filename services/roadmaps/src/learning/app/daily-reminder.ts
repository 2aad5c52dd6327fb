import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { EmailChanged } from '@waymark/contracts/identity/events';
import type {
  DailyReminderBody,
  DailyReminder as Reminder,
  TimeZoneBody,
} from '@waymark/contracts/roadmaps/letters';
import * as rpc from '@waymark/contracts/roadmaps/letters.endpoints';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { localTime } from '@waymark/kernel/time-zone';
import { OnEvent, RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkPause } from '../domain/letters.ts';
import {
  openWelcome,
  readDailyReminder,
  saveDailyReminder,
  saveTimeZone,
} from '../persistence/letter-schedules.ts';

/** What a learner chose about letters, and the facts that begin them. */
@Injectable()
export class DailyReminder {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.GetDailyReminder)
  async get(_input: object, { userId }: Caller): Promise<Reminder> {
    const now = this.clock.now();
    const found = await this.db.read((em) => readDailyReminder(em, userId));
    const { timeZone, pausedUntil } = found;
    const isOver = timeZone && pausedUntil && localTime(timeZone, now.getTime()).date >= pausedUntil;
    return isOver ? { ...found, pausedUntil: null } : found;
  }

  @RpcHandler(rpc.SetDailyReminder)
  async set(body: DailyReminderBody, { userId }: Caller): Promise<Reminder> {
    const now = this.clock.now();
    checkPause(body.pausedUntil, body.timeZone, now);
    const setOn = localTime(body.timeZone, now.getTime()).date;
    await this.db.transaction((tx) => saveDailyReminder(tx, userId, { ...body, setOn }, now));
    return body;
  }

  @RpcHandler(rpc.SetTimeZone)
  async setTimeZone({ timeZone }: TimeZoneBody, { userId }: Caller): Promise<{ success: true }> {
    await this.db.transaction((tx) => saveTimeZone(tx, userId, timeZone, this.clock.now()));
    return { success: true };
  }

  /** With the first confirmed address: before it no letter would arrive. */
  @OnEvent(EmailChanged)
  async confirmed(
    { data, occurredAt }: EventEnvelope<EventData<typeof EmailChanged>>,
    tx: Tx,
  ): Promise<void> {
    if (data.isFirst) await openWelcome(tx, data.userId, occurredAt, this.clock.now());
  }
}
