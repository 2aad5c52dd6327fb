import type { FollowUpMaterial } from '@waymark/contracts/ai/follow-up';
import type { Interview } from '@waymark/contracts/roadmaps/interview';
import { INTERVIEW_QUESTIONS } from '@waymark/contracts/roadmaps/interview-questions';
import { AppError } from '@waymark/kernel/app-error';
import { type EntityManager, IsNull } from 'typeorm';
import { readOutsideModel } from '../../authoring/persistence/permissions.ts';
import { RoadmapRow } from '../../authoring/persistence/roadmap.row.ts';
import { AiRunRow } from '../../runs/persistence/ai-run.row.ts';
import { type FollowUpRequest, MAY_NOT_SEND_INTERVIEW, NOTHING_WRITTEN } from '../domain/follow-up.ts';
import { InterviewAnswerRow } from './interview-answer.row.ts';
import { SourceRow } from './source.row.ts';

/** Active runs that look for a follow-up question. */
export async function readAsking(em: EntityManager, roadmapId: string): Promise<Interview['asking']> {
  const runs = await em.find(AiRunRow, {
    select: { id: true, question: true },
    where: { roadmapId, kind: 'follow-up', finishedAt: IsNull() },
  });
  return runs.map(({ id, question }) => ({ question: question!, runId: id }));
}

/**
 * What a model reads for a question about an interview answer. Errors: NOT_FOUND without one; RULE_REFUSED for an `outside` model if
 * the interview may not be sent there.
 */
export async function readFollowUpMaterial(
  em: EntityManager,
  { roadmapId, question }: FollowUpRequest,
  { outside }: { outside: boolean },
): Promise<FollowUpMaterial> {
  const answer = await em.findOneBy(InterviewAnswerRow, { roadmapId, question });
  if (!answer || answer.text.trim() === '') throw new AppError('NOT_FOUND', NOTHING_WRITTEN);
  if (outside && !(await maySendInterview(em, roadmapId)))
    throw new AppError('RULE_REFUSED', MAY_NOT_SEND_INTERVIEW);
  const { title } = await em.findOneByOrFail(RoadmapRow, { id: roadmapId });
  return { roadmapTitle: title, question: INTERVIEW_QUESTIONS[question - 1]!.question, answer: answer.text };
}

/** The interview is a source only after a run; until then the choice for the roadmap applies. */
async function maySendInterview(em: EntityManager, roadmapId: string): Promise<boolean> {
  const source = await em.findOneBy(SourceRow, { roadmapId, kind: 'interview' });
  if (source) return source.permissions.includes('outside-model');
  return (await readOutsideModel(em, roadmapId)) === true;
}
