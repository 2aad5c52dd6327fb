import { expect, it } from '@jest/globals';
import { copyOf, copyTitle } from './copy.ts';
import { aRoadmap } from './testing/a-roadmap.ts';

it('keeps the title of a copy within the limit, without cutting a character in two', () => {
  expect(copyTitle('A way back')).toBe('Copy of A way back');
  expect(copyTitle('Copy of A way back')).toBe('Copy of A way back');
  expect(copyTitle('x'.repeat(120))).toHaveLength(120);
  expect(copyTitle(`${'x'.repeat(110)}🏔🏔🏔`)).toBe(`Copy of ${'x'.repeat(110)}…`);
});

it('leaves out what the mentor has not decided on, and what belongs to the material', () => {
  const original = aRoadmap([2, 1]);
  const [first, second] = original.stages;
  Object.assign(first!.steps[0]!, { origin: 'ai', reviewed: false });
  Object.assign(first!.steps[1]!, {
    evidence: { sourceId: 's', quote: 'I rang', start: 0, end: 6 },
  });
  Object.assign(second!, {
    voiceClipSourceId: 's',
    artifacts: [{ sourceId: 's', title: '', description: '' }],
    warnings: [{ id: 'w', text: 'Do not.', evidence: null }],
  });
  const [one, two] = copyOf(original).state.stages;
  expect(one!.steps).toHaveLength(1);
  expect(one!.steps[0]).toMatchObject({ evidence: null, voice: null });
  expect(two).toMatchObject({ voiceClipSourceId: null, artifacts: [] });
  expect(two!.warnings).toMatchObject([{ text: 'Do not.' }]);
  expect(two!.warnings[0]!.id).not.toBe('w');
});
