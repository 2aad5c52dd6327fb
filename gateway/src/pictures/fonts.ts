import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export interface Font {
  name: string;
  data: Buffer;
  weight: 500 | 600;
  style: 'normal';
}

export interface Fonts {
  fonts: Font[];
  /** Whether there is a shape for this character. */
  covers(character: string): boolean;
}

/** Subsets by package: what the screens are set in, and one more that knows Greek and Cyrillic letters. */
const SETS = [
  { family: 'fraunces', weights: [600], subsets: ['latin', 'latin-ext', 'vietnamese'] },
  { family: 'figtree', weights: [500, 600], subsets: ['latin', 'latin-ext'] },
  {
    family: 'noto-serif',
    weights: [600],
    subsets: ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
  },
] as const;

const resolve = createRequire(import.meta.url).resolve;

/** From the packages: what is installed on the machine never matters. */
export async function loadFonts(): Promise<Fonts> {
  const fonts: Font[] = [];
  const ranges: [from: number, to: number][] = [];
  for (const { family, weights, subsets } of SETS) {
    const known = JSON.parse(await readFile(resolve(`@fontsource/${family}/unicode.json`), 'utf8'));
    for (const subset of subsets) {
      ranges.push(...parseRanges(String(known[subset] ?? '')));
      for (const weight of weights) {
        const data = await readFile(
          resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`),
        );
        fonts.push({ name: `${family}-${subset}`, data, weight, style: 'normal' });
      }
    }
  }
  const covers = (character: string): boolean => {
    const code = character.codePointAt(0) ?? 0;
    return /^\s$/.test(character) || ranges.some(([from, to]) => code >= from && code <= to);
  };
  return { fonts, covers };
}

/** `U+0000-00FF,U+0131` */
function parseRanges(text: string): [number, number][] {
  return [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to ?? from, 16),
  ]);
}

const stack = (family: string): string =>
  [family, 'noto-serif']
    .flatMap((one) => SETS.find((set) => set.family === one)!.subsets.map((subset) => `${one}-${subset}`))
    .join(', ');
export const SERIF = stack('fraunces');
export const SANS = stack('figtree');
