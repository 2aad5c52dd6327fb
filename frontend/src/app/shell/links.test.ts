import { describe, expect, it } from '@jest/globals';
import { isWithin } from './links.ts';

const studio = { to: '/mentor', label: 'Mentor Studio' };

describe('isWithin', () => {
  it.each(['/mentor', '/mentor/roadmaps', '/mentor/roadmaps/1b/photos'])('is true for %s', (path) => {
    expect(isWithin(studio, path)).toBe(true);
  });

  it.each(['/mentors', '/mentor/12', '/mentor/12/message', '/'])('is false for %s', (path) => {
    expect(isWithin(studio, path)).toBe(false);
  });
});
