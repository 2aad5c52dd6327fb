export interface InterviewQuestion {
  /** From 1. */
  number: number;
  question: string;
  hint: string;
}

/** The order in which a life is usually described, from before the change to today. */
export const INTERVIEW_QUESTIONS: readonly InterviewQuestion[] = [
  {
    number: 1,
    question: 'What was your life like before things began to change?',
    hint: 'Where were you, who was around you, and what did an ordinary day look like?',
  },
  {
    number: 2,
    question: 'What happened that made you decide to do something about it?',
    hint: 'A day, a sentence, a letter. It may have been small.',
  },
  {
    number: 3,
    question: 'What did you actually do, one thing after the other?',
    hint: 'The first call, the second try, what you did every morning. Be as concrete as you can.',
  },
  {
    number: 4,
    question: 'What went wrong or cost you time, and what would you do differently?',
    hint: 'Mistakes help others too: they can become warnings.',
  },
  {
    number: 5,
    question: 'Where are you today, and what would you tell someone who starts now?',
    hint: 'What helped the most, and what you would do again.',
  },
];

export const INTERVIEW_LENGTH = INTERVIEW_QUESTIONS.length;
