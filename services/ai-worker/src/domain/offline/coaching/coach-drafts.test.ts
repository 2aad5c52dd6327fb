import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DraftStep } from '@waymark/contracts/ai/draft';
import { Coaching, type CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { exactQuote } from '../../coaching/mentor-quote.ts';
import { materialOf, testStory } from '../../testing/read-stories.ts';
import { draftOffline } from '../draft-offline.ts';
import { coachOffline } from './coach-offline.ts';
import { sampleStep } from '../../../testing/sample-steps.ts';

const CONTEXTS = ['I’m a beginner looking to get started with this step', '', 'I am tired', 'I tried before'];
const STORIES = ['franklin.txt', 'podcast-transcript.txt', 'sober-diary.txt', 'timeline-bullets.md'];
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

describe('the offline coaching of drafted steps', () => {
  const all: { text: string; step: DraftStep; material: CoachingMaterial; coaching: Coaching }[] = [];
  beforeAll(async () => {
    for (const text of STORIES.map(testStory)) {
      const steps = (await draftOffline(materialOf(text))).stages.flatMap((stage) => stage.steps);
      steps.forEach((step, i) => {
        const material = sampleStep({
          stepTitle: step.title,
          stepDescription: step.description,
          quote: step.evidence?.quote ?? null,
          userContext: CONTEXTS[i % CONTEXTS.length]!,
        });
        all.push({ text, step, material, coaching: coachOffline(material) });
      });
    }
    expect(all.length).toBeGreaterThan(40);
  }, 60_000);

  it('quotes the story character by character', () => {
    for (const { text, material, coaching } of all) {
      expect(Coaching.safeParse(coaching).error).toBeUndefined();
      expect(exactQuote(coaching.quote, material)).toBe(coaching.quote);
      if (coaching.quote) expect(text).toContain(coaching.quote);
    }
  });

  it('uses only words of the step in the actions after the first', () => {
    for (const { step, coaching } of all) {
      const known = new Set(words(`${step.title} ${step.description}`));
      for (const { title } of coaching.actions.slice(1)) {
        if (title === 'Write one line about how it went') continue;
        expect(words(title).filter((word) => !known.has(word))).toEqual([]);
      }
    }
  });

  it('keeps quotation marks in pairs', () => {
    for (const { coaching } of all) {
      for (const { detail } of coaching.actions) {
        expect((detail.match(/“/g) ?? []).length).toBe((detail.match(/”/g) ?? []).length);
      }
    }
  });
});

describe('the kind of a step', () => {
  const actions = (stepTitle: string, stepDescription: string) =>
    coachOffline(sampleStep({ stepTitle, stepDescription })).actions;
  const start = (title: string, description = '') => actions(title, description)[0]?.title;

  it('follows from the act, not from quoted words', () => {
    expect(start('Be always employed in something useful', 'Your mentor says: “Speak; write it down.”')).toBe(
      'Begin anywhere for five minutes',
    );
    expect(actions('Be useful', 'Your mentor says: “Think justly; speak so. Write it.”')[1]?.detail).toBe(
      'Your mentor says: “Think justly; speak so. Write it.”',
    );
  });

  it('does not follow from the closing advice of a draft, which is no action of its own', () => {
    const [first, second, third] = actions(
      'Sell the car',
      'Do it in one go, so that you need not decide again tomorrow.',
    );
    expect(first?.title).toBe('Find out one price');
    expect(second).toEqual({
      title: 'Sell the car',
      detail: 'Do it in one go, so that you need not decide again tomorrow.',
    });
    expect(third).toBeUndefined();
  });

  it.each([
    'Do not drink to elevation',
    'Avoid trifling conversation',
    'Stop smoking',
    'Don’t count from zero',
  ])('starts with noticing for something to stop: %s', (title) =>
    expect(start(title)).toBe('Notice the next time'),
  );

  it.each([
    ['Ask yourself whether you want it', 'Sit with it for five minutes'],
    ['Ask them whether they want it', 'Write down your first sentence'],
    ['Walk out of the kitchen', 'Begin anywhere for five minutes'],
    ['Keep the list on your phone', 'Take one sheet and fill three lines'],
  ])('%s starts with: %s', (title, begin) => expect(start(title)).toBe(begin));
});

describe('a step in another language', () => {
  const german = {
    stepTitle: 'Sag es einem Menschen',
    stepDescription: 'Am schwersten ist der erste Satz. Such dir jemanden, der nicht lacht, und sag es ihm.',
    quote: 'Zuerst habe ich es meiner Tochter gesagt.',
  };

  it('keeps its own words, with a note that the guide speaks English only', () => {
    const coaching = coachOffline(sampleStep({ ...german, userContext: 'I am new to this' }));
    expect(coaching.opening).toContain('speaks English only');
    expect(coaching.actions[1]).toEqual({ title: german.stepTitle, detail: german.stepDescription });
    expect(coaching.quote).toBe(german.quote);
    expect(coachOffline(sampleStep()).opening).not.toContain('English');
  });

  it('gets no full stop after its own sentence end', () => {
    const step = {
      stepTitle: '手紙を開ける',
      stepDescription: '机の上に並べてください。まだ何もしないでください。',
    };
    const { actions } = coachOffline(sampleStep(step));
    expect(actions[1]?.detail).not.toContain('。.');
  });
});
