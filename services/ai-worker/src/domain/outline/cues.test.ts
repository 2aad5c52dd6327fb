import { describe, expect, it } from '@jest/globals';
import { cueOf, cueRows, plain, withoutLead } from './cues.ts';

const AT_THE_BEGINNING = new Set(['lead', 'cut', 'pause', 'filler', 'host', 'notice']);

describe('the cue table', () => {
  it.each(cueRows.map((row) => [row.language, row.kind, row.example, row] as const))(
    'finds %s %s in "%s"',
    (_language, kind, example, row) => {
      const language = row.language === '*' ? null : row.language;
      const text = AT_THE_BEGINNING.has(kind) ? example : withoutLead(example, language);
      expect(cueOf(kind, language)!.test(plain(text))).toBe(true);
    },
  );

  it('has each row once, with a pattern and an example', () => {
    expect(new Set(cueRows.map(({ language, pattern }) => `${language} ${pattern}`)).size).toBe(
      cueRows.length,
    );
    for (const { pattern, example } of cueRows) expect([pattern, example]).not.toContain(undefined);
  });

  it('matches whole words alone', () => {
    expect(cueOf('harm', 'en')!.test('a better gunwale')).toBe(false);
    expect(cueOf('me', 'es')!.test('un café para mí')).toBe(false);
  });
});

describe('withoutLead', () => {
  it.each([
    ['And then, um, we sold the car.', 'we sold the car.'],
    ['So I rang her.', 'I rang her.'],
    ['That night I rang her.', 'That night I rang her.'],
    ['So.', 'So.'],
  ])('%j becomes %j', (text, rest) => {
    expect(withoutLead(text, 'en')).toBe(rest);
  });
});
