import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ObjectScanner } from './object-scanner.ts';

describe('ObjectScanner', () => {
  it('returns each object of its level once its last bracket is read', () => {
    const scanner = new ObjectScanner(2);
    expect(scanner.push('```json\n{"stages":[{"title":"a","steps":[{"x":1},{"x":2}]')).toEqual([]);
    expect(scanner.push('}')).toEqual(['{"title":"a","steps":[{"x":1},{"x":2}]}']);
    expect(scanner.push(',{"title":"b"},{"tit')).toEqual(['{"title":"b"}']);
  });

  it('returns the same objects for any chunks, with brackets and quotes in texts', () => {
    const word = fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', 'a', 'é') });
    const stage = fc.record({ title: word, steps: fc.array(fc.record({ quote: word }), { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(stage, { maxLength: 4 }), fc.integer({ min: 1, max: 9 }), (stages, size) => {
        const response = JSON.stringify({ stages });
        const scanner = new ObjectScanner(2);
        const found: unknown[] = [];
        for (let at = 0; at < response.length; at += size) {
          found.push(...scanner.push(response.slice(at, at + size)).map((json) => JSON.parse(json)));
        }
        expect(found).toEqual(stages);
      }),
    );
  });
});
