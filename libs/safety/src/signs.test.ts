// guarantees: Outlines of 40 marked stories stay as good as reached; danger: of the built messages 96 % of explicit ones heard, help on none
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from './data/languages.ts';
import { SIGNS } from './data/signs.ts';
import { readRows } from './data/table.ts';
import { readFrame } from './frames.ts';
import { languagesOf } from './language.ts';
import { readText } from './read-text.ts';
import { findSigns, readingOf } from './signs.ts';

const rows = SIGNS.flatMap((of) =>
  readRows(of.rows).map((row) => ({ ...row, kind: of.kind, urgent: of.urgent ?? false })),
);

const signsIn = (text: string) => {
  const words = readText(text);
  return findSigns(words, languagesOf(words));
};

describe('the frames of signs', () => {
  it('are each found in their examples', () => {
    const missed = rows.flatMap(({ pattern, examples }) =>
      examples.filter((text) => {
        const words = readText(text);
        return languagesOf(words).every((one) => readingOf(words, one).find(readFrame(pattern)) === null);
      }),
    );
    expect(missed).toEqual([]);
  });

  it('give their kind, and the emergency number if they are urgent', () => {
    const missed = rows.flatMap(({ kind, urgent, examples }) =>
      examples.filter(
        (text) => !signsIn(text).some((sign) => sign.kind === kind && (!urgent || sign.urgent)),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('are found in none of their look-alikes', () => {
    expect(rows.flatMap(({ lookAlikes }) => lookAlikes.filter((text) => signsIn(text).length > 0))).toEqual(
      [],
    );
  });

  it('have an example and a look-alike each', () => {
    const bare = rows.filter(({ examples, lookAlikes }) => examples.length === 0 || lookAlikes.length === 0);
    expect(bare).toEqual([]);
  });
});

it.each(LANGUAGES)('$language lists every class that a frame names', ({ classes }) => {
  const named = rows.flatMap(({ pattern }) => {
    const { parts, not } = readFrame(pattern);
    return [...parts.flat(), ...not];
  });
  expect(named.filter((name) => !(name in classes))).toEqual([]);
});
