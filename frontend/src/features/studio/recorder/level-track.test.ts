import { describe, expect, it } from '@jest/globals';
import { MAX_LEVELS } from '@waymark/contracts/roadmaps/recordings';
import { LevelTrack, levelsBetween } from './level-track.ts';

describe('the levels of a recording', () => {
  it('fill the time in which a hidden tab measured nothing', () => {
    const track = new LevelTrack();
    track.add(0.05, 0.2);
    track.add(0.61, 0.5);
    track.add(0.63, 0.4);
    expect(track.from(0)).toEqual([0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
    expect(track.latest(9)).toEqual([0, 0, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
    expect(track.from(5)).toHaveLength(2);
  });

  it('are few for an hour, with the loudest of each part', () => {
    const hour = Array<number>(36_000).fill(0.1);
    hour[18_000] = 1;
    const levels = levelsBetween(hour, 0, 3_600);
    expect(levels).toHaveLength(MAX_LEVELS);
    expect(levels.flatMap((level, part) => (level === 100 ? [part] : []))).toEqual([MAX_LEVELS / 2]);
  });

  it('are those between the ends of a trim, all of them in a short recording', () => {
    const levels = [0.1, 0.2, 0.3, 0.4, 0.5];
    expect(levelsBetween(levels, 0.1, 0.4)).toEqual([20, 30, 40]);
    expect(levelsBetween(levels, 0, 9)).toEqual([10, 20, 30, 40, 50]);
    expect(levelsBetween([], 0, 9)).toEqual([]);
  });
});
