import { expect, it } from '@jest/globals';
import { suggestCategory, suggestDescription, suggestTitles } from './suggest.ts';
import { templates } from './templates/all.ts';

const STORY = `[0:04] I owed money to nine lenders. One Sunday I opened every letter and wrote down the debt.
The bank agreed to a plan. It took four years. Today nothing is owed to anybody, and I sleep.`;

it('suggests the category that the text speaks of most, and none without a lead', () => {
  expect(suggestCategory(STORY)).toBe('financial-recovery');
  expect(suggestCategory('It was a long time ago.')).toBeNull();
});

it('suggests titles and a description in the words of the text', () => {
  expect(suggestTitles(STORY)).toEqual([
    'I owed money to nine lenders',
    'One Sunday I opened every letter and wrote down the debt',
    'The bank agreed to a plan',
  ]);
  expect(suggestDescription(STORY)).toMatch(/^I owed money to nine lenders\. One Sunday/);
});

it('has three templates for each category, within the limits of an outline', () => {
  const byCategory = Map.groupBy(templates, ({ categoryId }) => categoryId);
  expect([...byCategory.values()].map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(new Set(templates.map(({ id }) => id)).size).toBe(18);
  for (const { title, stages } of templates) {
    expect(title.length).toBeLessThanOrEqual(120);
    expect(stages.every(({ steps }) => steps.length > 0 && steps.length <= 12)).toBe(true);
  }
});
