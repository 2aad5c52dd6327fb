import type { Interview, InterviewAnswer } from '@waymark/contracts/roadmaps/interview';
import { INTERVIEW_QUESTIONS, type InterviewQuestion } from '@waymark/contracts/roadmaps/interview-questions';
import { type InterviewAnswerState, useInterviewAnswer } from './use-interview-answer.ts';

export interface InterviewEntry {
  question: InterviewQuestion;
  answer: InterviewAnswerState;
  saved: InterviewAnswer | undefined;
  /** The active run that looks for its follow-up question. */
  askingRunId: string | null;
}

/** The five interview answers. All of them are saved in the background, whichever is on screen. */
export function useInterviewAnswers(
  roadmapId: string,
  { answers: stored, asking }: Interview,
): InterviewEntry[] {
  const savedOf = (number: number) => stored.find(({ question }) => question === number);
  const answers = [
    useInterviewAnswer(roadmapId, 1, savedOf(1)),
    useInterviewAnswer(roadmapId, 2, savedOf(2)),
    useInterviewAnswer(roadmapId, 3, savedOf(3)),
    useInterviewAnswer(roadmapId, 4, savedOf(4)),
    useInterviewAnswer(roadmapId, 5, savedOf(5)),
  ];
  return INTERVIEW_QUESTIONS.map((question, index) => ({
    question,
    answer: answers[index]!,
    saved: savedOf(question.number),
    askingRunId: asking.find((one) => one.question === question.number)?.runId ?? null,
  }));
}
