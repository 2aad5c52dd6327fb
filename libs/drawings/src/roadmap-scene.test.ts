// guarantees: No two roadmaps have the same drawing
import { describe, expect, it } from '@jest/globals';
import { roadmapScene } from './roadmap-scene.ts';

const categories = [
  'career-change',
  'financial-recovery',
  'mental-health',
  'health-recovery',
  'business',
  'life-skills',
];
const PAGE = 24;
/** Ids as the services make them: two of one moment differ in a few digits. */
const idOf = (index: number) => `0192d3a0-0005-7000-8000-${index.toString(16).padStart(12, '0')}`;
const sceneOf = (category: string, index: number) => roadmapScene({ category, id: idOf(index) });
const drawn = (category: string, index: number) => {
  const { landscape: _landscape, weather: _weather, ...paths } = sceneOf(category, index);
  return JSON.stringify(paths);
};

describe('the drawing of a roadmap', () => {
  it('is the same for the same category and id, and differs for another category or id', () => {
    const given = { category: 'business', id: 'roadmap5' };
    expect(roadmapScene(given)).toEqual(roadmapScene(given));
    expect(roadmapScene(given)).not.toEqual(roadmapScene({ ...given, id: 'roadmap6' }));
    expect(roadmapScene(given)).not.toEqual(roadmapScene({ ...given, category: 'life-skills' }));
  });

  it('is unlike any other of 10,000', () => {
    const all = Array.from({ length: 10_000 }, (_, index) => drawn(categories[index % 3]!, index));
    expect(new Set(all).size).toBe(10_000);
  });

  it('has a skyline of its own on a page of one category', () => {
    for (const category of categories) {
      for (let first = 0; first < 10 * PAGE; first += PAGE) {
        const skylines = Array.from({ length: PAGE }, (_, i) => sceneOf(category, first + i).ridges.join());
        expect(new Set(skylines).size).toBe(PAGE);
      }
    }
  });

  it('has the landscape of its category in every weather', () => {
    const landscapes = categories.map((category) => sceneOf(category, 1).landscape);
    expect(new Set(landscapes).size).toBe(categories.length);
    const scenes = Array.from({ length: 200 }, (_, index) => sceneOf('business', index));
    expect(new Set(scenes.map(({ landscape }) => landscape)).size).toBe(1);
    expect(new Set(scenes.map(({ weather }) => weather)).size).toBe(7);
  });

  it('has a landscape for a category that is not known, also one named like a property of objects', () => {
    for (const category of ['sailing', 'constructor', ''])
      expect(sceneOf(category, 1).ridges).toHaveLength(3);
  });

  it('consists of whole numbers and fits into 1,200 characters', () => {
    const all = categories.flatMap((category) =>
      Array.from({ length: 200 }, (_, index) => sceneOf(category, index)),
    );
    const paths = all.map(({ ridges, sky, contours, light, detail, trail, cairn }) =>
      [...ridges, sky.lines, contours, light, detail, trail, cairn].join(''),
    );
    expect(Math.max(...paths.map(({ length }) => length))).toBeLessThanOrEqual(1_200);
    expect(paths.filter((path) => /NaN|undefined|\d\.\d{2}/.test(path))).toEqual([]);
  });
});
