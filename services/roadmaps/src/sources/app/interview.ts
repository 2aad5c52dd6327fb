import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { InterviewAnswer, SaveInterviewAnswerBody } from '@waymark/contracts/roadmaps/interview';
import * as rpc from '@waymark/contracts/roadmaps/interview.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { DeleteObjects } from '../../shared/app/delete-objects.ts';
import { readAsking } from '../persistence/follow-ups.ts';
import { readInterviewAnswers, toInterviewAnswer } from '../persistence/interview.ts';
import { InterviewAnswerRow } from '../persistence/interview-answer.row.ts';
import { SourceRow } from '../persistence/source.row.ts';
import { deleteWrittenSource } from '../persistence/written-sources.ts';

/** The interview answers to five fixed questions, saved while they are written. */
@Injectable()
export class Interview {
  constructor(
    private readonly db: Database,
    private readonly objects: DeleteObjects,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.GetInterview)
  get({ id }: { id: string }, { userId }: Caller): Promise<RpcOutput<typeof rpc.GetInterview>> {
    return this.db.read(async (em) => {
      await findOwned(em, id, userId);
      return { answers: await readInterviewAnswers(em, id), asking: await readAsking(em, id) };
    });
  }

  @RpcHandler(rpc.SaveInterviewAnswer)
  save(
    { id, question, body }: RpcInput<typeof rpc.SaveInterviewAnswer>,
    { userId }: Caller,
  ): Promise<InterviewAnswer> {
    return this.db.transaction(async ({ em }) => {
      await findOwned(em, id, userId, { lock: true });
      const stored = await em.findOneBy(InterviewAnswerRow, { roadmapId: id, question });
      if (stored && holds(stored, body)) return toInterviewAnswer(stored);
      checkRevision(stored, body.revision);
      if (body.recordingId) await checkRecording(em, id, body.recordingId);
      const row: InterviewAnswerRow = {
        roadmapId: id,
        question,
        text: body.text,
        followUpQuestion: stored?.followUpQuestion ?? null,
        followUpAnswer: belowFollowUp(stored, body),
        recordingId: body.recordingId === undefined ? (stored?.recordingId ?? null) : body.recordingId,
        revision: (stored?.revision ?? 0) + 1,
        updatedAt: this.clock.now(),
      };
      await em.save(InterviewAnswerRow, row);
      return toInterviewAnswer(row);
    });
  }

  @RpcHandler(rpc.DismissFollowUp)
  dismiss(
    { id, question }: RpcInput<typeof rpc.DismissFollowUp>,
    { userId }: Caller,
  ): Promise<InterviewAnswer> {
    return this.db.transaction(async ({ em }) => {
      await findOwned(em, id, userId, { lock: true });
      const stored = await em.findOneBy(InterviewAnswerRow, { roadmapId: id, question });
      if (!stored) throw new AppError('NOT_FOUND', 'This question has no answer yet.');
      if (stored.followUpQuestion === null) return toInterviewAnswer(stored);
      const row = {
        ...stored,
        ...{ followUpQuestion: null, followUpAnswer: '' },
        ...{ revision: stored.revision + 1, updatedAt: this.clock.now() },
      };
      await em.save(InterviewAnswerRow, row);
      return toInterviewAnswer(row);
    });
  }

  @RpcHandler(rpc.DeleteInterview)
  remove({ id }: { id: string }, { userId }: Caller): Promise<{ success: true }> {
    return this.db.transaction(async (tx) => {
      await findOwned(tx.em, id, userId, { lock: true });
      await tx.em.delete(InterviewAnswerRow, { roadmapId: id });
      const keys = await deleteWrittenSource(tx.em, id, 'interview');
      tx.afterCommit(() => void this.objects.execute(keys));
      return { success: true } as const;
    });
  }
}

/** Saving the same again, as after a lost response, changes nothing. */
const holds = (
  stored: InterviewAnswerRow,
  { text, followUpAnswer, recordingId }: SaveInterviewAnswerBody,
): boolean =>
  stored.text === text &&
  (followUpAnswer === undefined || followUpAnswer === stored.followUpAnswer) &&
  (recordingId === undefined || recordingId === stored.recordingId);

/** Nothing is stored without a question, which may have been dismissed in another window. */
const belowFollowUp = (
  stored: InterviewAnswerRow | null,
  { followUpAnswer }: SaveInterviewAnswerBody,
): string => (stored?.followUpQuestion ? (followUpAnswer ?? stored.followUpAnswer) : '');

function checkRevision(stored: InterviewAnswerRow | null, revision: number): void {
  if ((stored?.revision ?? 0) === revision) return;
  const message = 'This answer was changed in another window.';
  throw new AppError('STALE', message, { details: { revision: stored?.revision ?? 0 } });
}

async function checkRecording(em: Tx['em'], roadmapId: string, id: string): Promise<void> {
  if (await em.existsBy(SourceRow, { id, roadmapId, kind: 'file' })) return;
  const message = 'This recording does not belong to this roadmap.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['recordingId'], message }] });
}
