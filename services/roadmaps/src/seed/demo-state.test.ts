import { describe, expect, it } from '@jest/globals';
import { StageBody } from '@waymark/contracts/roadmaps/http';
import { publishFaults } from '../domain/publishing.ts';
import { checkSize } from '../domain/size.ts';
import { demoRoadmaps } from './demo-roadmaps.ts';
import { demoState } from './demo-state.ts';

const now = new Date('2026-12-01T12:00:00Z');
const words = (text: string) => text.split(/\s+/).length;
const published = demoRoadmaps.filter(({ publishedDaysAgo }) => publishedDaysAgo !== null);

describe('the demo roadmaps', () => {
  it('are at least eight published ones in at least five categories', () => {
    expect(published.length).toBeGreaterThanOrEqual(8);
    expect(new Set(published.map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(5);
  });

  it.each(demoRoadmaps)('$id quotes its story exactly, and no passage twice', (demo) => {
    const steps = demoState(demo, now).stages.flatMap((stage) => stage.steps);
    for (const { evidence } of steps) {
      expect(demo.story.slice(evidence!.start, evidence!.end)).toBe(evidence!.quote);
      expect(demo.story.split(evidence!.quote)).toHaveLength(2);
    }
    expect(new Set(steps.map(({ evidence }) => evidence!.quote)).size).toBe(steps.length);
  });

  it.each(demoRoadmaps)('$id tells its story in 250 to 500 words', ({ story }) => {
    expect(words(story)).toBeGreaterThanOrEqual(250);
    expect(words(story)).toBeLessThanOrEqual(500);
  });

  it.each(published)('$id has 4 to 6 stages of 3 to 5 steps that could be published', (demo) => {
    const state = demoState(demo, now);
    expect(publishFaults(state)).toEqual([]);
    expect(() => checkSize(state)).not.toThrow();
    expect([4, 5, 6]).toContain(state.stages.length);
    for (const stage of demo.stages) {
      expect([3, 4, 5]).toContain(stage.steps.length);
      expect(
        StageBody.safeParse({
          ...stage,
          steps: stage.steps.map(({ title, description }) => ({ title, description })),
        }).success,
      ).toBe(true);
    }
  });

  it('say of roadmap1 that it is sample data', () => {
    const first = demoRoadmaps.find(({ id }) => id === 'roadmap1');
    expect(first?.title).toMatch(/sample data/i);
    expect(first?.description).toMatch(/sample data/i);
  });
});
