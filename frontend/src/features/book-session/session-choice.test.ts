import { expect, it } from '@jest/globals';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { choicesOf, findChoice, keyOf, labelOf, priceOf, topicOf } from './session-choice.ts';

const mentor = { expertise: ['Grief', 'Night shifts'] };

it('lists the topics of the mentor before the session types', () => {
  expect(choicesOf(mentor).map(labelOf)).toEqual([
    ...['Grief', 'Night shifts', 'Career Coaching', 'Skill Development', 'Goal Setting'],
    ...['Interview Preparation', 'Portfolio Review'],
  ]);
});

it('finds a choice by its key, and for an unknown key the first one', () => {
  for (const choice of choicesOf(mentor)) expect(findChoice(mentor, keyOf(choice))).toEqual(choice);
  expect(labelOf(findChoice(mentor, 'topic:Chess'))).toBe('Grief');
  expect(labelOf(findChoice({ expertise: [] }, null))).toBe('Career Coaching');
});

it('has one price for all topics of the mentor, and one for each session type', () => {
  const pricing = {
    ...{ sessionPrice: null, currency: 'EUR' as const },
    typePrices: { ...usualPrices, topic: 4_000, 'goal-setting': 0 },
  };
  const price = (key: string) => priceOf(findChoice(mentor, key), pricing);
  expect(['topic:Grief', 'topic:Night shifts', 'goal-setting', 'portfolio-review'].map(price)).toEqual([
    ...[4_000, 4_000, 0, 2_000],
  ]);
});

it.each([
  ['topic:Grief', '', 'Grief'],
  ['topic:Grief', 'Grief', 'Grief'],
  ['topic:Grief', ' My father ', 'Grief: My father'],
  ['goal-setting', 'My father', 'My father'],
  ['topic:Grief', 'x'.repeat(200), `Grief: ${'x'.repeat(193)}`],
])('sends of the choice %s and the words %j the topic %j', (key, written, topic) => {
  expect(topicOf(findChoice(mentor, key), written)).toBe(topic);
});
