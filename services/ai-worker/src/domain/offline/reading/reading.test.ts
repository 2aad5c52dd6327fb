import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readSource } from './blocks.ts';
import { linksIn, maskText } from './mask.ts';

const squeezed = (text: string): string =>
  maskText(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[?.,])/g, '')
    .trim();
const blocksOf = (text: string): string[] => {
  const { masked, blocks } = readSource(text);
  return blocks.map((block) => masked.slice(block.start, block.end).replace(/\s+/g, ' ').trim());
};

describe('a masked text', () => {
  it('keeps its length', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        (text) => maskText(text).length === text.length,
      ),
    );
  });

  it.each([
    ['I was, um, in a, uh, in a hurry', 'I was in a hurry'],
    ['[00:01:02] So [Music] I left (laughs) early', 'So I left early'],
    ['“I’m done” – she said', '"I\'m done" — she said'],
    ['I **really** did _that_', 'I really did that'],
    ['see https://example.org/a?b=c now', 'see now'],
    ['I, you know, sat down, right?', 'I, sat down?'],
    ['what kind of man', 'what kind of man'],
    ['it was kind of late', 'it was late'],
  ])('%j is read as %j', (text, read) => {
    expect(squeezed(text)).toBe(read);
  });

  it('keeps its links findable', () => {
    expect(linksIn('see (https://example.org/a). And https://example.org/b, too', 0, 100)).toEqual([
      'https://example.org/a',
      'https://example.org/b',
    ]);
  });
});

describe('the blocks of a source', () => {
  it('join wrapped lines and separate paragraphs', () => {
    const line = 'This is a line of a text that somebody has wrapped at some width';
    expect(blocksOf(`${line}\n${line}\nand its end.\n\nAnother one here.`)).toEqual([
      `${line} ${line} and its end.`,
      'Another one here.',
    ]);
  });

  it('are labelled by bullets and dates, without their marks', () => {
    const { blocks } = readSource(
      '- 2011: Lost the job.\n- Spring 2013: Started again.\n\nMarch 8\nI drank.',
    );
    expect(blocks.map((block) => block.label)).toEqual(['2011', 'Spring 2013', 'March 8']);
    expect(blocksOf('- 2011: Lost the job.')).toEqual(['Lost the job.']);
  });

  it('leave out a host who only asks', () => {
    const talk =
      'HOST: How did you start?\n\nANNA: I walked to the end of the street. I did it every day.\n\nHOST: And then?\n\nANNA: Then I walked further, and I told my son about it.';
    expect(blocksOf(talk)).toEqual([
      'I walked to the end of the street. I did it every day.',
      'Then I walked further, and I told my son about it.',
    ]);
  });

  it('leave out a speaker who only asks, whatever the name', () => {
    const talk =
      'Maya: How did you start?\n\nTom: I walked to the end of the street, every day.\n\nMaya: And what did you do then?\n\nTom: I walked further, and I told my son about it.';
    expect(blocksOf(talk)).toEqual([
      'I walked to the end of the street, every day.',
      'I walked further, and I told my son about it.',
    ]);
  });

  it('join subtitles to sentences', () => {
    const srt =
      '1\n00:00:01,000 --> 00:00:03,000\nso I called the\n\n2\n00:00:03,000 --> 00:00:05,000\nbank and I told\n\n3\n00:00:05,000 --> 00:00:07,000\nthem the truth.\n';
    expect(blocksOf(srt)).toEqual(['so I called the bank and I told them the truth.']);
  });

  it('carry their heading apart from their text', () => {
    const { blocks } = readSource(
      '# The diagnosis\n\nI fainted.\n\n## Letting people in\n\nI called a meeting.',
    );
    expect(blocks.map((block) => block.heading)).toEqual(['The diagnosis', 'Letting people in']);
  });

  it('leave out greetings and signatures', () => {
    expect(blocksOf('Dear Helen,\n\nI wrote to my brothers.\n\nWith all my love,')).toEqual([
      'I wrote to my brothers.',
    ]);
  });
});
