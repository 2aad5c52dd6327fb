import { describe, expect, it } from '@jest/globals';
import { Coaching, type CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import fc from 'fast-check';
import { sampleStep } from '../../testing/sample-steps.ts';
import { coachFromOutline } from './outline-coach.ts';

const SENTENCE = 'I sat down with my landlord and asked for another month.';
const coach = (over: Partial<CoachingMaterial>, mayAct = true) =>
  coachFromOutline(
    sampleStep({ stepDescription: '', stepDuration: null, quote: SENTENCE, ...over }),
    'en',
    mayAct,
  );

describe('coachFromOutline', () => {
  it('opens with the progress and the own reflection that the learner shares, each in their words', () => {
    const stepTitle = 'Ask the landlord for a month';
    const reflections = ['I slept. The landlord frightens me.', 'He is a landlord.'];
    const progress = { completedSteps: 3, totalSteps: 12 };
    expect(coach({ stepTitle, reflections, progress }).opening).toBe(
      'You have completed 3 of 12 steps. You wrote: “The landlord frightens me.”',
    );
    expect(
      coach({ stepTitle, reflections: ['I slept.'], progress: { ...progress, completedSteps: 0 } }).opening,
    ).toBe('');
  });

  it('begins with the first part of the step, in its own words', () => {
    const coaching = coach({ stepTitle: 'I sat down with my landlord and asked for another month' });
    expect(coaching).toMatchObject({ quote: SENTENCE, opening: '', encouragement: '', obstacle: null });
    expect(coaching.actions).toEqual([
      {
        title: 'The first 10 minutes',
        detail: 'Only this part: “I sat down with my landlord”. Stop after 10 minutes, finished or not.',
      },
    ]);
    expect(coaching.questions).toEqual([
      'How did you begin with “I sat down with my landlord”?',
      'How long did “I sat down with my landlord and asked for another month” take you?',
    ]);
  });

  it('begins with the part that the note names, in the minutes it gives', () => {
    const { actions, questions } = coach({
      stepTitle: 'Make a list',
      stepDescription: 'Write one line for each debt. Sort the letters by sender. Note the day.',
      userContext: 'I have 5 minutes and those letters scare me.',
    });
    expect(actions).toMatchObject([{ title: 'The first 5 minutes' }]);
    expect(actions[0]!.detail).toContain('“Sort the letters by sender”');
    expect(questions.slice(0, 2)).toEqual([
      '“I have 5 minutes and those letters scare me.” Was it like that for you too, and what helped?',
      'How did you begin with “Sort the letters by sender”?',
    ]);
  });

  it('passes the questions of the note on to the mentor', () => {
    const { questions } = coach({ userContext: 'I moved. Do I need a lawyer? What if he says no?' });
    expect(questions.slice(0, 2)).toEqual(['Do I need a lawyer?', 'What if he says no?']);
  });

  it('proposes nothing to do for a step of one part', () => {
    const { actions, questions } = coach({
      stepTitle: 'Empty the drawer',
      quote: null,
      stepDuration: '2 hours',
    });
    expect([actions, questions]).toEqual([[], ['How did you begin with “Empty the drawer”?']]);
  });

  it('proposes nothing to do where the step needs advice first', () => {
    expect(coach({ stepTitle: 'I lay down and I counted to ten' }, false).actions).toEqual([]);
  });

  it.each([
    ['de', 'Die ersten 10 Minuten'],
    ['es', 'Los primeros 10 minutos'],
    ['fr', 'Les 10 premières minutes'],
    ['pt', 'Os primeiros 10 minutos'],
    ['it', 'I primi 10 minuti'],
  ] as const)('writes in %s', (language, title) => {
    const stepDescription = 'Zuerst alle Briefe öffnen. Danach die Namen sortieren.';
    expect(coachFromOutline(sampleStep({ stepDescription }), language, true).actions).toMatchObject([
      { title },
    ]);
  });

  it('fits its contract and quotes only the step and the note, for any input', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constant('a b c; d e f. '.repeat(500)),
    );
    const given = fc.record({
      stepTitle: text,
      stepDescription: text,
      quote: fc.option(text),
      userContext: text,
    });
    fc.assert(
      fc.property(given, (over) => {
        const coaching = coach(over);
        expect(Coaching.parse(coaching)).toEqual(coaching);
      }),
      { numRuns: 200 },
    );
  });
});
