import { describe, expect, it } from '@jest/globals';
import { speakersOf, wordsOfSpeaker } from './mentor.ts';
import { buildOutline } from './outline.ts';
import { toSentences } from './sentences.ts';

const TALK = `Anna: How did the two of you get out of the debt, after all those years?

Ben: I sold the car and paid the smallest debt first. I wrote every expense into a notebook.

Carla: I asked the bank for a plan and I cancelled the second card. I told my mother what we owed.

Anna: And what would you tell others?

Ben: I kept one evening a week for the letters. I opened each of them on the day it came.

Carla: I went to the free advice centre twice and I took every letter with me.`;

describe('the speakers of a text', () => {
  it('have their name as written, the number of their turns, and a sample', () => {
    expect(speakersOf(TALK)).toEqual([
      {
        ...{ label: 'anna', name: 'Anna', turns: 2, isGuess: false },
        sample: 'How did the two of you get out of the debt, after all those years?',
      },
      {
        ...{ label: 'ben', name: 'Ben', turns: 2, isGuess: true },
        sample: 'I sold the car and paid the smallest debt first.',
      },
      {
        ...{ label: 'carla', name: 'Carla', turns: 2, isGuess: true },
        sample: 'I asked the bank for a plan and I cancelled the second card.',
      },
    ]);
  });

  it('are named without the time of their label, and a long sentence is shortened', () => {
    const long = `and so on ${'and on '.repeat(20)}`;
    const found = speakersOf(`[00:01] Speaker 1: Why?\n\n[00:09] Speaker 2: I left ${long}.`);
    expect(found.map(({ name }) => name)).toEqual(['Speaker 1', 'Speaker 2']);
    expect(found[1]!.sample).toHaveLength(90);
    expect(found[1]!.sample).toMatch(/^I left .*…$/);
  });

  it('are the writers of mails', () => {
    const mails = 'From: Rosa Lind\nI sold the car.\n\nFrom: Tom Berg\nI am glad that you did.\n';
    expect(speakersOf(mails).map(({ name }) => name)).toEqual(['Rosa Lind', 'Tom Berg']);
  });

  it.each([
    ['of one person', 'I sold the car. Then I paid the smallest debt first.'],
    ['of one person with a label', 'Ben: I sold the car.\n\nBen: Then I rang the bank.'],
    ['of a host whose guest has no label', 'Interviewer: Why?\n\nI left.\n\nInterviewer: When?\n\nIn May.'],
  ])('are none in a text %s', (_what, text) => {
    expect(speakersOf(text)).toEqual([]);
  });
});

describe('the speaker that the mentor has chosen', () => {
  const sentencesBy = (speaker: string | null) => toSentences(TALK, 0, 'en', speaker).map(({ text }) => text);

  it('is the only one whose sentences are read', () => {
    expect(sentencesBy('carla')).toEqual([
      'I asked the bank for a plan and I cancelled the second card.',
      'I told my mother what we owed.',
      'I went to the free advice centre twice and I took every letter with me.',
    ]);
    expect(sentencesBy('anna')).toHaveLength(2);
  });

  it('is the only one whose words remain, at their places', () => {
    const own = wordsOfSpeaker(TALK, 'ben');
    expect(own).toHaveLength(TALK.length);
    const sentence = 'I kept one evening a week for the letters.';
    expect(own.indexOf(sentence)).toBe(TALK.indexOf(sentence));
    expect(own).not.toMatch(/Anna|Carla|bank|How did/);
    expect(wordsOfSpeaker(TALK, null)).toBe(TALK);
    expect(wordsOfSpeaker(TALK, 'dora')).toBe(TALK);
  });

  it('is guessed when they are not in the text', () => {
    expect(sentencesBy('dora')).toEqual(sentencesBy(null));
  });

  it('is the only one in an outline, without their label', () => {
    const { stages } = buildOutline({ sources: [{ id: 's', name: 'Talk', text: TALK, speaker: 'ben' }] });
    const titles = stages.flatMap((stage) => [stage.title, ...stage.steps.map(({ title }) => title)]);
    expect(titles.join(' ')).toContain('I sold the car');
    expect(titles.join(' ')).not.toMatch(/bank|mother|advice centre|Ben|Carla|Anna/);
  });
});
