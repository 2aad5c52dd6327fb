import { describe, expect, it } from '@jest/globals';
import { wordsOf } from '@waymark/text-model/words';
import { readRows } from './data/table.ts';
import { TABLES } from './data/tables.ts';
import { findQuestions } from './find-questions.ts';

const rows = TABLES.flatMap(({ language, questions }) =>
  questions.flatMap(({ kind, rows: listed }) =>
    readRows(listed).map(({ example }) => ({ language, kind, example })),
  ),
);

describe('the tables of questions', () => {
  it.each(rows)('find $kind ($language) in "$example"', ({ kind, language, example }) => {
    expect(
      findQuestions(
        wordsOf(example, () => false),
        language,
      ),
    ).toContain(kind);
  });
});
