import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { OwnSteps as Own, StepNote } from '@waymark/contracts/roadmaps/own-steps';
import * as rpc from '@waymark/contracts/roadmaps/own-steps.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkVisible } from '../../authoring/persistence/visible.ts';
import { checkNoteRevision, checkNoteRoom, stepGone } from '../domain/own-steps.ts';
import { recordActivity } from '../persistence/activity.ts';
import { type Learning, readLearning } from '../persistence/learning.ts';
import { readStepDays } from '../persistence/step-days.ts';
import { countNoteChars, findNote, notesLock, readNotes, writeNote } from '../persistence/step-notes.ts';
import { readReminders } from '../persistence/step-reminders.ts';

/** A learner's notes, reminders and days on the steps of a roadmap. */
@Injectable()
export class OwnSteps {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.GetOwnSteps)
  find({ id }: RpcInput<typeof rpc.GetOwnSteps>, { userId }: Caller): Promise<Own> {
    return this.db.read(async (em) => {
      await checkVisible(em, id, userId);
      return {
        notes: await readNotes(em, userId, id),
        reminders: await readReminders(em, userId, id),
        days: await readStepDays(em, userId, id),
      };
    });
  }

  @RpcHandler(rpc.SaveStepNote)
  saveNote(
    { id: roadmapId, stepId, body }: RpcInput<typeof rpc.SaveStepNote>,
    { userId }: Caller,
  ): Promise<StepNote> {
    const of = { userId, roadmapId, stepId };
    return this.db.transaction(
      async ({ em }) => {
        checkStep(await readLearning(em, roadmapId, userId), stepId);
        const stored = await findNote(em, userId, stepId);
        const now = this.clock.now();
        if (!stored && body.text === '')
          return { stepId, text: '', revision: 0, updatedAt: now.toISOString() };
        if (stored?.text === body.text) return stored;
        checkNoteRevision(stored, body);
        checkNoteRoom(await countNoteChars(em, of), body.text);
        if (body.text !== '') await recordActivity(em, userId, [now], now);
        return writeNote(em, { ...of, text: body.text }, now);
      },
      { idempotent: true, serializeBy: notesLock(userId, roadmapId) },
    );
  }
}

/** Error: NOT_FOUND. */
export function checkStep({ stages }: Learning, stepId: string): void {
  if (!stages.some(({ steps }) => steps.some(({ id }) => id === stepId))) throw stepGone();
}
