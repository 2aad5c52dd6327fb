import { fold, wordsIn } from '../../../shared/domain/words.ts';

/** The words of a text, folded; those of a compound each on its own, without the ending of a genitive. */
export const storyWords = (text: string): string[] =>
  wordsIn(fold(text).replaceAll('’', "'")).flatMap((word) =>
    word.split(/[-']/).filter((part) => part.length > 1 || /\d/.test(part)),
  );

/** Words of questions, by which no passage is found. The empty words of the language are left out by their stems. */
const QUESTION_WORDS = new Set(
  `advice also anybody anyone anything ask bring came can come cope coped could deal did do does doing done else even ever everything explain
  feel felt finally find first gave get gets getting give given go goes going gone got had handle handled happen happened happens having help helped
  ll kind know let like long look lot make makes making manage managed many may maybe mean might much need never often one ones overcome people person
  please possible put question quite re really said say says see seem should show some somebody someone something sort still
  stuff suggest survive survived take taken tell than thing things think thinking thought tip tips told took try trying use used using usually
  ve want wanted way ways well went whether will without would yes yet`
    .split(/\s+/)
    .filter(Boolean),
);

/** The words of a question by which a passage can be found. */
export const questionWords = (question: string): string[] => [
  ...new Set(storyWords(question).filter((word) => !QUESTION_WORDS.has(word))),
];
