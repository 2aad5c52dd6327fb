import { Inject, Injectable } from '@nestjs/common';
import { calendarFile } from '@waymark/calendar/session-ics';
import type { Caller } from '@waymark/contracts/caller';
import type { StepReminder } from '@waymark/contracts/roadmaps/own-steps';
import * as rpc from '@waymark/contracts/roadmaps/own-steps.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkFollowable } from '../domain/learner-journey.ts';
import { checkReminderCount, reminderInstant, stepDone } from '../domain/own-steps.ts';
import { upsertFollow } from '../persistence/follows.ts';
import { readLearning } from '../persistence/learning.ts';
import {
  countReminders,
  deleteReminders,
  findCalendarReminder,
  remindersLock,
  upsertReminder,
} from '../persistence/step-reminders.ts';
import { readVisibleStep } from '../persistence/visible-step.ts';
import { checkStep } from './own-steps.ts';

const LENGTH_MS = 30 * 60_000;

@Injectable()
export class StepReminders {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.SetStepReminder)
  set(
    { id: roadmapId, stepId, body }: RpcInput<typeof rpc.SetStepReminder>,
    { userId }: Caller,
  ): Promise<StepReminder> {
    const of = { userId, roadmapId, stepId };
    return this.db.transaction(
      async ({ em }) => {
        const now = this.clock.now();
        const learning = await readLearning(em, roadmapId, userId);
        checkFollowable(learning);
        checkStep(learning, stepId);
        if (learning.done[stepId]) throw stepDone();
        const reminder = { ...body, at: reminderInstant(body, now).toISOString() };
        checkReminderCount(await countReminders(em, of));
        if (!learning.isFollowing) await upsertFollow(em, userId, roadmapId, now);
        await upsertReminder(em, of, reminder, now);
        return { stepId, ...reminder };
      },
      { idempotent: true, serializeBy: remindersLock(userId) },
    );
  }

  @RpcHandler(rpc.DeleteStepReminder)
  async delete(
    { stepId }: RpcInput<typeof rpc.DeleteStepReminder>,
    { userId }: Caller,
  ): Promise<{ success: true }> {
    await this.db.transaction(({ em }) => deleteReminders(em, userId, [stepId]));
    return { success: true };
  }

  @RpcHandler(rpc.GetReminderIcs)
  calendar(
    { id: roadmapId, stepId, url }: RpcInput<typeof rpc.GetReminderIcs>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.GetReminderIcs>> {
    const of = { userId, roadmapId, stepId };
    return this.db.read(async (em) => {
      const { roadmap, step } = await readVisibleStep(em, of);
      const reminder = await findCalendarReminder(em, of);
      if (!reminder) throw new AppError('NOT_FOUND', 'There is no reminder for this step.');
      const entry = {
        ...{ uid: `${userId}-${stepId}@steps.waymark`, sequence: reminder.sequence, stamp: reminder.setAt },
        ...{ start: reminder.at, end: new Date(reminder.at.getTime() + LENGTH_MS), url },
        ...{ title: step.title, description: `${roadmap.title}\n\n${url}`, isReminder: true },
      };
      return { ics: calendarFile([entry], 'Waymark'), filename: `step-${stepId}.ics` };
    });
  }
}
