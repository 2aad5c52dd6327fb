import { describe, expect, it } from '@jest/globals';
import { blocksAround, blocksOf, piecesOf, sentencesOf } from './story-text.ts';

const textsOf = (text: string, spans: { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end));
const sentences = (text: string) =>
  textsOf(
    text,
    blocksOf(text).flatMap((block) => sentencesOf(text, block)),
  );

describe('the blocks of a story', () => {
  it('are its paragraphs, at their offsets', () => {
    const text = '  First 🙂 one.\r\n\r\nSecond.\nStill second.\n \n\n\nThird.\n';
    expect(textsOf(text, blocksOf(text))).toEqual(['First 🙂 one.', 'Second.\nStill second.', 'Third.']);
  });

  it('are short even where the text has no paragraphs, and lose no word', () => {
    const text = 'and then we went on to the next house '.repeat(200).trim();
    const blocks = blocksOf(text);
    expect(Math.max(...blocks.map(({ start, end }) => end - start))).toBeLessThanOrEqual(1_500);
    expect(textsOf(text, blocks).join(' ')).toBe(text);
  });

  it('are limited to those around a place', () => {
    const text = Array.from({ length: 10 }, (_, index) => `Paragraph ${index}.`).join('\n\n');
    const around = blocksAround(blocksOf(text), text.indexOf('Paragraph 5'), 10, 20);
    expect(textsOf(text, around)).toEqual(['Paragraph 4.', 'Paragraph 5.', 'Paragraph 6.']);
  });
});

describe('the sentences of a story', () => {
  it('do not end where a line is wrapped at a fixed width', () => {
    const line = 'I sat down with my landlord in the kitchen and asked him';
    const next = 'for another month, and he looked at the table for a time';
    expect(sentences(`${line}\n${next}\nand said yes. I went home.`)).toEqual([
      `${line}\n${next}\nand said yes.`,
      'I went home.',
    ]);
  });

  it('end at the lines of a list', () => {
    expect(sentences('call the bank\nopen the letters')).toEqual(['call the bank', 'open the letters']);
  });

  it('are found in languages without spaces', () => {
    expect(sentences('私は銀行に電話した。次の日、手紙を開けた。')).toEqual([
      '私は銀行に電話した。',
      '次の日、手紙を開けた。',
    ]);
  });
});

it('cuts a sentence where marks begin and end, and prefers the current one', () => {
  const marks = [
    { start: 2, end: 8, kind: 'other' as const },
    { start: 5, end: 30, kind: 'current' as const },
  ];
  expect(piecesOf({ start: 0, end: 10 }, marks)).toEqual([
    { start: 0, end: 2, kind: null },
    { start: 2, end: 5, kind: 'other' },
    { start: 5, end: 10, kind: 'current' },
  ]);
});
