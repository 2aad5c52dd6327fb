import { expect, it } from '@jest/globals';
import { aRoadmap } from './testing/a-roadmap.ts';
import { contentOf, readContent, sameContent } from './version-content.ts';

it('reads a version from before reviews as reviewed and without warnings', () => {
  const content = contentOf(aRoadmap([2, 1]));
  const stored = structuredClone(content);
  const withoutReview = stored.stages.map(({ warnings: _, steps, ...stage }) => ({
    ...stage,
    steps: steps.map(({ reviewed: _reviewed, ...step }) => step),
  }));
  expect(sameContent(readContent({ ...stored, stages: withoutReview }), content)).toBe(true);
});

it('differs when a step was reviewed or a warning changed', () => {
  const [before, reviewed, warned] = [aRoadmap([1]), aRoadmap([1]), aRoadmap([1])];
  reviewed.stages[0]!.steps[0]!.reviewed = false;
  warned.stages[0]!.warnings = [{ id: 'w', text: 'Do not.', evidence: null }];
  for (const after of [reviewed, warned])
    expect(sameContent(contentOf(before), contentOf(after))).toBe(false);
});
