import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { StageScanner } from './stage-scanner.ts';

describe('finding stages in an answer that is coming in', () => {
  it('hands out each stage when its last bracket has come', () => {
    const scanner = new StageScanner();
    expect(scanner.push('```json\n{"stages":[{"title":"a","steps":[{"x":1},{"x":2}]')).toEqual([]);
    expect(scanner.push('}')).toEqual(['{"title":"a","steps":[{"x":1},{"x":2}]}']);
    expect(scanner.push(',{"title":"b"},{"tit')).toEqual(['{"title":"b"}']);
  });

  it('finds the same stages however the answer is cut into pieces, brackets and quotes in texts included', () => {
    const word = fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', 'a', 'é') });
    const stage = fc.record({ title: word, steps: fc.array(fc.record({ quote: word }), { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(stage, { maxLength: 4 }), fc.integer({ min: 1, max: 9 }), (stages, size) => {
        const answer = JSON.stringify({ stages });
        const scanner = new StageScanner();
        const found: unknown[] = [];
        for (let at = 0; at < answer.length; at += size) {
          found.push(...scanner.push(answer.slice(at, at + size)).map((json) => JSON.parse(json)));
        }
        expect(found).toEqual(stages);
      }),
    );
  });
});
