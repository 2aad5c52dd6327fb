import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getCharacters } from './glyphs.ts';

export interface Font {
  name: string;
  data: Buffer;
  weight: 500 | 600;
  style: 'normal';
}

export interface Fonts {
  fonts: Font[];
  /** Whether all fonts have a glyph for this character. */
  covers(character: string): boolean;
}

/** Subsets by package: the fonts of the screens, and one for other Latin, Greek and Cyrillic letters. */
const SETS = [
  { family: 'fraunces', weights: [600], subsets: ['latin', 'latin-ext', 'vietnamese'] },
  { family: 'figtree', weights: [500, 600], subsets: ['latin', 'latin-ext'] },
  {
    family: 'noto-serif',
    weights: [600],
    subsets: ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
  },
] as const;

const resolve = createRequire(import.meta.url).resolve;

/** From npm packages, independent of installed fonts. */
export async function loadFonts(): Promise<Fonts> {
  const fonts: Font[] = [];
  const known = { fraunces: new Set<number>(), figtree: new Set<number>(), 'noto-serif': new Set<number>() };
  for (const { family, weights, subsets } of SETS) {
    for (const subset of subsets) {
      for (const weight of weights) {
        const file = resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
        const data = await readFile(file);
        fonts.push({ name: `${family}-${subset}`, data, weight, style: 'normal' });
        for (const code of getCharacters(data)) known[family].add(code);
      }
    }
  }
  const covers = (character: string): boolean => {
    const code = character.codePointAt(0) ?? 0;
    return known['noto-serif'].has(code) || (known.fraunces.has(code) && known.figtree.has(code));
  };
  return { fonts, covers };
}

const stack = (family: string): string =>
  [family, 'noto-serif']
    .flatMap((one) => SETS.find((set) => set.family === one)!.subsets.map((subset) => `${one}-${subset}`))
    .join(', ');
export const SERIF = stack('fraunces');
export const SANS = stack('figtree');
