import { afterEach, describe, expect, it } from '@jest/globals';
import type { PictureFacts } from './facts.ts';
import { Painter } from './painter.ts';

const facts: PictureFacts = { kind: 'default' };
/** Cannot come from a roadmap. */
const broken = { kind: 'roadmap', title: 7 } as unknown as PictureFacts;
const PATIENCE_MS = 40_000;

let painter: Painter;
afterEach(() => painter.stop());

const outcome = (picture: Promise<Buffer>): Promise<string> =>
  picture.then(
    (png) => png.toString('latin1', 1, 4),
    (error: { code: string; retryAfter: number }) => `${error.code}, in ${error.retryAfter} s`,
  );
const REFUSED = 'UNAVAILABLE, in 5 s';

describe('a painter', () => {
  it(
    'queues 20 pictures, rejects more, and rejects the queue when it stops',
    async () => {
      painter = new Painter();
      const pictures = Array.from({ length: 23 }, () => outcome(painter.paint(facts)));
      expect(await Promise.all(pictures.slice(21))).toEqual([REFUSED, REFUSED]);
      expect(await pictures[0]).toBe('PNG');
      await painter.stop();
      expect(await pictures[20]).toBe(REFUSED);
    },
    PATIENCE_MS,
  );

  it(
    'rejects a picture that takes too long',
    async () => {
      painter = new Painter(1);
      expect(await outcome(painter.paint(facts))).toBe(REFUSED);
    },
    PATIENCE_MS,
  );

  it(
    'draws the next picture after one that failed',
    async () => {
      painter = new Painter();
      const pictures = [broken, facts].map((one) => outcome(painter.paint(one)));
      expect(await Promise.all(pictures)).toEqual([REFUSED, 'PNG']);
    },
    PATIENCE_MS,
  );
});
