import type { InterviewAnswer } from '@waymark/contracts/roadmaps/interview';
import type { EntityManager } from 'typeorm';
import { InterviewAnswerRow } from './interview-answer.row.ts';

export async function readInterviewAnswers(em: EntityManager, roadmapId: string): Promise<InterviewAnswer[]> {
  return (await em.find(InterviewAnswerRow, { where: { roadmapId }, order: { question: 'ASC' } })).map(
    toInterviewAnswer,
  );
}

export const toInterviewAnswer = (row: InterviewAnswerRow): InterviewAnswer => ({
  question: row.question,
  text: row.text,
  followUp:
    row.followUpQuestion === null ? null : { question: row.followUpQuestion, answer: row.followUpAnswer },
  recordingId: row.recordingId,
  revision: row.revision,
  updatedAt: row.updatedAt.toISOString(),
});
