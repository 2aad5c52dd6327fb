import { expect, it } from '@jest/globals';
import { countWords } from './count-words.ts';

it.each([
  ['', 0],
  ['  \n\t – — • … ', 0],
  ['one', 1],
  [' I was\nnine. ', 3],
  ["It’s a well-known rock'n'roll song — isn’t it?", 7],
  ['We paid 3,000.50 at 9:30, in 2019.', 7],
  ['and then…nothing.No space', 5],
  ['Das hab’ ich – ehrlich – nie gewusst', 6],
  ['L’été dernier, j’ai arrêté.', 4],
  ['¿Qué? ¡Así fue!', 3],
  ['Dei-lhe o último pão às 7h', 6],
  ['C’era un po’ d’acqua', 4],
  ['e\u0301te\u0301', 1],
  ['🙂 😀', 0],
  ['我十九岁的时候离开了农场。', 7],
  ['ฉันลาออกจากงาน', 5],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
