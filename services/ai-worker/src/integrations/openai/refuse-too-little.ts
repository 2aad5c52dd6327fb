import { assessMaterial, FEWEST_WORDS } from '../../domain/material.ts';
import { TooLittleMaterial } from '../../domain/too-little-material.ts';

const LETTERS_PER_WORD = 3;

/** Models read languages that `assessMaterial` rejects: for these only the length counts. Errors: TooLittleMaterial. */
export function refuseTooLittle(sources: { text: string }[]): void {
  const { missing, language, words } = assessMaterial(sources);
  if (!missing) return;
  const foreign = language !== null && language !== 'English';
  const letters = sources.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (!foreign || Math.max(words, letters / LETTERS_PER_WORD) < FEWEST_WORDS)
    throw new TooLittleMaterial(missing);
}
