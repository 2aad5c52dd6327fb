import { INTERVIEW_QUESTIONS } from '@waymark/contracts/roadmaps/interview-questions';

/** The first question without an interview answer; null when all have one. */
export function firstOpenQuestion(answers: readonly { question: number; text: string }[]): number | null {
  const written = new Set(answers.flatMap(({ question, text }) => (text.trim() === '' ? [] : [question])));
  return INTERVIEW_QUESTIONS.find(({ number }) => !written.has(number))?.number ?? null;
}
