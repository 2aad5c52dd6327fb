import { type Word, wordsOf } from '@waymark/text-model/words';
import { knowsWord } from './signs.ts';

/** Worth joining where they are written apart: "k.m.s", "d i e". */
const SPELLED_OUT = new Set(
  'kms kys die dying suicide live kill cut sterben tot morir vivir mourir vivre morrer viver morire vivere'.split(
    ' ',
  ),
);

/** The words of a text as the patterns compare them. */
export const readText = (text: string): Word[] =>
  wordsOf(text, (word) => SPELLED_OUT.has(word) || knowsWord(word));
