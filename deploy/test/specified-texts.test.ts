import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../launch/paths.ts';
import { displayedTexts } from './displayed-texts.ts';
import { leftOutTexts, specifiedTexts } from './specified-texts.ts';

const SOURCES = '{frontend,gateway,services/*,libs/contracts}/src/**/*.{ts,tsx}';
const EXCLUDED = ['**/*.test.{ts,tsx}', '**/testing/**', '**/seed/**', '**/migrations/**'];

const product = globSync(SOURCES, { cwd: projectRoot, exclude: EXCLUDED }).flatMap((file) =>
  displayedTexts(readFileSync(join(projectRoot, file), 'utf8'), file.endsWith('x')),
);

describe('the texts of the specification', () => {
  const all = Object.entries(specifiedTexts).flatMap(([section, texts]) =>
    texts.map((given) => {
      const [text, asWritten] = typeof given === 'string' ? [given, given] : given;
      return { section, text, asWritten };
    }),
  );

  it('are all in the product, or left out for a recorded reason', () => {
    const missing = all.filter(({ text, asWritten }) => !(text in leftOutTexts) && !isIn(product, asWritten));
    expect(missing.map(({ section, text }) => `${section}: ${text}`)).toEqual([]);
  });

  it('are not recorded as left out although the product has them', () => {
    const found = all.filter(({ text, asWritten }) => text in leftOutTexts && isIn(product, asWritten));
    expect(found.map(({ text }) => text)).toEqual([]);
    const known = new Set(all.map(({ text }) => text));
    expect(Object.keys(leftOutTexts).filter((text) => !known.has(text))).toEqual([]);
  });
});

describe('the search for a text', () => {
  it.each([
    ['Show {N} More Stages', '<b>Show {count} More\n      Stages</b>'],
    ['Show {N} More Stages', `\`Show $\{hidden.length} More Stages\``],
    ["Passwords don't match", "title('Passwords don\\'t match')"],
    ["Passwords don't match", '<p>Passwords don’t match</p>'],
    ["Passwords don't match", '<p>Passwords don&apos;t match</p>'],
    ['File size must be less than 50MB', `\`File size must be less than $\{MAX_MB}MB\``],
    ['one long text', "'one long ' +\n    'text'"],
    ['{X} of {Y} steps completed', "<p>{done} of{' '}\n {all} steps completed</p>"],
    ['404 Page Not Found', '<h1>\n <span>404</span> Page Not Found\n</h1>'],
    ['Please add a step.', "'Please add a step. It is short.'"],
  ])('finds %j in %s', (text, code) => {
    expect(isIn(displayedTexts(`x = ${code};`), text)).toBe(true);
  });

  it.each([
    ['Login', "'Login form'"],
    ['Back', '1; // Back'],
    ['Record', "1; let y: 'Record';"],
    ['Show {N} More Stages', "'Show More Stages'"],
    ['Please add a step.', "'Please add a stepladder.'"],
  ])('does not find %j in %s', (text, code) => {
    expect(isIn(displayedTexts(`x = ${code}`), text)).toBe(false);
  });
});

/** Whether a text is shown: one or two words alone, a longer one also inside of a text. A number may be a constant. */
function isIn(shown: readonly string[], text: string): boolean {
  const pattern = text
    .split(/(\{[^}]*\}|\d+)/)
    .map((part) => {
      if (part.startsWith('{')) return String.raw`\{\}`;
      const literal = part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return /^\d+$/.test(part) ? String.raw`(?:${literal}|\{\})` : literal;
    })
    .join('');
  const isShort = text.split(' ').length <= 2;
  const found = new RegExp(isShort ? `^${pattern}$` : `(?<!\\w)${pattern}(?!\\w)`);
  return shown.some((one) => found.test(one));
}
