import { describe, expect, it } from '@jest/globals';
import { readRows } from './data/table.ts';
import { TABLES } from './data/tables.ts';
import { readText } from './read-text.ts';
import { findSigns } from './signs.ts';

const rows = TABLES.flatMap(({ language, alone, signs }) =>
  [...alone, ...signs].flatMap((of) =>
    readRows(of.rows).map((row) => ({ ...row, language, kind: of.kind, urgent: of.urgent ?? false, of })),
  ),
);

describe.each(TABLES)('the table in $language', ({ language, alone }) => {
  const own = rows.filter((row) => row.language === language);
  const signsIn = (text: string) => findSigns(readText(text), language);

  it('finds the kind of every row in its examples', () => {
    const missed = own.flatMap(({ kind, urgent, examples }) =>
      examples.filter(
        (text) => !signsIn(text).some((sign) => sign.kind === kind && (!urgent || sign.urgent)),
      ),
    );
    expect(missed).toEqual([]);
  });

  it('finds nothing in its look-alikes', () => {
    const found = own.flatMap(({ lookAlikes }) => lookAlikes.filter((text) => signsIn(text).length > 0));
    expect(found).toEqual([]);
  });

  it('has an example of each row, and a look-alike of each that is not a whole text', () => {
    expect(own.filter(({ examples }) => examples.length === 0)).toEqual([]);
    expect(own.filter(({ of, lookAlikes }) => !alone.includes(of) && lookAlikes.length === 0)).toEqual([]);
  });
});
