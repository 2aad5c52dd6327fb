import { describe, expect, it } from '@jest/globals';
import { countWords } from '@waymark/kernel/count-words';
import { testStory } from '../testing/read-stories.ts';
import { languageOf } from './language.ts';
import { toSentences } from './sentences.ts';

const read = (text: string): string[] => toSentences(text, 0, languageOf(text)).map((one) => one.text);

describe('the sentences of a source', () => {
  it('are exact spans of it', () => {
    const text = testStory('debt-transcript.txt');
    for (const { start, end } of toSentences(text, 0, 'en'))
      expect(text.slice(start, end)).toMatch(/^\S[\s\S]*\S$/);
  });

  it('join wrapped lines, and end at paragraphs, list items and abbreviations rightly', () => {
    const line = 'I asked Dr. Kessler for a list of everything that I was allowed to do';
    expect(
      read(`${line}\nin the evening. She wrote\nit down for me at once.\n\n- Sold the car\n- Kept the bike`),
    ).toEqual([
      `${line} in the evening.`,
      'She wrote it down for me at once.',
      'Sold the car',
      'Kept the bike',
    ]);
  });

  it('never come from an interviewer, whatever the name', () => {
    const talk = (host: string) =>
      `${host}: How did you start? I always tell people to sell the house.\n\nAnna: I walked to the end of the street. I did it every day.\n\n${host}: And what then?\n\nAnna: I walked further, and I told my son about it.`;
    const said = [
      'I walked to the end of the street.',
      'I did it every day.',
      'I walked further, and I told my son about it.',
    ];
    expect(read(talk('Interviewer'))).toEqual(said);
    expect(read(talk('Maya'))).toEqual(said);
  });

  it('never come from the quoted or foreign mails of a thread', () => {
    const mail = (from: string, body: string) =>
      `From: ${from}\nTo: you\nSubject: Re: her\n\n${body}\n\n---\n\n`;
    const thread =
      mail(
        'Ruth',
        'I wrote everything down for a month and I took the list to her doctor.\n> and lock her in',
      ) +
      mail('Colin', 'Should I sign the house over?') +
      mail('Ruth', 'Ask a solicitor first, with her in the room.');
    expect(read(thread)).toEqual([
      'I wrote everything down for a month and I took the list to her doctor.',
      'Ask a solicitor first, with her in the room.',
    ]);
  });

  it('join subtitles and leave out their times', () => {
    const srt =
      '1\n00:00:01,000 --> 00:00:03,000\nso I called the\n\n2\n00:00:03,000 --> 00:00:05,000\nbank and I told\n\n3\n00:00:05,000 --> 00:00:07,000\nthem the truth.\n';
    expect(read(srt)).toEqual(['so I called the bank and I told them the truth.']);
  });

  it('are pieces of 8 to 35 words where speech has no punctuation', () => {
    const pieces = read(testStory('unpunctuated-divorce.txt'));
    expect(pieces.length).toBeGreaterThan(15);
    for (const piece of pieces.slice(0, -1)) {
      expect(countWords(piece)).toBeGreaterThanOrEqual(8);
      expect(countWords(piece)).toBeLessThanOrEqual(36);
    }
  });
});
