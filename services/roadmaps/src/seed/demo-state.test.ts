import { describe, expect, it } from '@jest/globals';
import { StageBody } from '@waymark/contracts/roadmaps/http';
import { checkPublishable } from '../authoring/domain/publishing.ts';
import { checkSize } from '../authoring/domain/size.ts';
import { textOf, wordTimesOf } from './demo-media.ts';
import { demoRoadmaps } from './demo-roadmaps.ts';
import { demoState } from './demo-state.ts';

const now = new Date('2026-12-01T12:00:00Z');
const words = (text: string) => text.split(/\s+/).length;
const published = demoRoadmaps.filter(({ publishedDaysAgo }) => publishedDaysAgo !== null);

describe('the demo roadmaps', () => {
  it('include eight published ones in five categories or more', () => {
    expect(published.length).toBeGreaterThanOrEqual(8);
    expect(new Set(published.map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(5);
  });

  it.each(demoRoadmaps)('quote the story of $id exactly, each passage once', (demo) => {
    const steps = demoState(demo, now).stages.flatMap((stage) => stage.steps);
    for (const { evidence } of steps) {
      const recording = demo.media?.recordings.find(({ id }) => id === evidence!.sourceId);
      const text = recording ? textOf(recording) : demo.story;
      expect(text.slice(evidence!.start, evidence!.end)).toBe(evidence!.quote);
      expect(demo.story.split(evidence!.quote)).toHaveLength(2);
    }
    expect(new Set(steps.map(({ evidence }) => evidence!.quote)).size).toBe(steps.length);
  });

  it.each(demoRoadmaps)('narrate the story of $id in 250 to 500 words', ({ story }) => {
    expect(words(story)).toBeGreaterThanOrEqual(250);
    expect(words(story)).toBeLessThanOrEqual(500);
  });

  it.each(published)('give $id 4 to 6 publishable stages of 3 to 5 steps', (demo) => {
    const state = demoState(demo, now);
    expect(() => checkPublishable(state, {})).not.toThrow();
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

  const recordings = demoRoadmaps.flatMap(({ media }) => media?.recordings ?? []);

  it.each(recordings)('time the words of $file in their order and within its length', (recording) => {
    const times = wordTimesOf(recording).map(({ seconds }) => seconds);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(recording.seconds);
    expect(recording.seconds).toBeLessThanOrEqual(25);
  });

  it.each(recordings)('play steps from $file between its passages, not within a word', (recording) => {
    const words = wordTimesOf(recording);
    const voices = demoRoadmaps
      .flatMap((demo) => demoState(demo, now).stages.flatMap(({ steps }) => steps))
      .flatMap(({ voice }) => (voice?.sourceId === recording.id ? [voice] : []));
    expect(voices.length).toBeGreaterThan(0);
    for (const { start, end, textStart, textEnd } of voices) {
      const said = words.filter(({ seconds }) => seconds >= start && seconds < end);
      expect(said).toEqual(words.filter(({ at }) => at >= textStart && at < textEnd));
    }
  });

  it('mark roadmap1 as sample data', () => {
    const first = demoRoadmaps.find(({ id }) => id === 'roadmap1');
    expect(first?.title).toMatch(/sample data/i);
    expect(first?.description).toMatch(/sample data/i);
  });
});
