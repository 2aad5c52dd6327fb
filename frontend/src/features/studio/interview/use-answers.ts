import type { InterviewAnswer } from '@waymark/contracts/roadmaps/interview';
import { INTERVIEW_QUESTIONS, type InterviewQuestion } from '@waymark/contracts/roadmaps/interview-questions';
import { type Answer, useAnswer } from './use-answer.ts';

export interface Answered {
  question: InterviewQuestion;
  answer: Answer;
  saved: InterviewAnswer | undefined;
}

/** The five answers. All of them are saved in the background, whichever is on screen. */
export function useAnswers(roadmapId: string, stored: readonly InterviewAnswer[]): Answered[] {
  const savedOf = (number: number) => stored.find(({ question }) => question === number);
  const answers = [
    useAnswer(roadmapId, 1, savedOf(1)),
    useAnswer(roadmapId, 2, savedOf(2)),
    useAnswer(roadmapId, 3, savedOf(3)),
    useAnswer(roadmapId, 4, savedOf(4)),
    useAnswer(roadmapId, 5, savedOf(5)),
  ];
  return INTERVIEW_QUESTIONS.map((question, index) => ({
    question,
    answer: answers[index]!,
    saved: savedOf(question.number),
  }));
}
