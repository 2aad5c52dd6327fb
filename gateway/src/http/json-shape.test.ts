// guarantees: A body is read after its sender is admitted, within limits of size, shape, time and memory that fit every contract
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JsonShape, MAX_DEPTH } from './json-shape.ts';

/** Checks a text in parts of `size` bytes. */
function check(text: string, maxValues = 100, size = 3): void {
  const bytes = Buffer.from(text);
  const shape = new JsonShape(maxValues);
  for (let at = 0; at < bytes.length; at += size) shape.append(bytes.subarray(at, at + size));
}

const countOf = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 1
    : Object.values(value).reduce((sum: number, one) => sum + countOf(one), 1);

describe('the shape of JSON', () => {
  it('may be as deep as the limit', () => {
    expect(() => check('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH))).not.toThrow();
    expect(() => check('[{"a":'.repeat(MAX_DEPTH / 2 + 1))).toThrow('The request body is nested too deeply.');
    expect(() => check(`[${'[],'.repeat(40)}1]`)).not.toThrow();
  });

  it('may have as many values as the limit', () => {
    expect(() => check('[1,2,3]', 4)).not.toThrow();
    expect(() => check('[1,2,3]', 3)).toThrow('The request body has too many values.');
    expect(() => check('{"a":1,"b":[2]}', 4)).not.toThrow();
  });

  it.each(['[[[[,,,,', String.raw`\"[,\\\"[[`, String.raw`\\`])(
    'ignores what is inside the text %p',
    (text) => {
      const json = `{"a":"${text}"}`;
      for (let size = 1; size <= json.length; size += 1) expect(() => check(json, 3, size)).not.toThrow();
    },
  );

  it('never counts fewer values than there are', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), fc.integer({ min: 1, max: 9 }), (value, size) => {
        expect(() => check(JSON.stringify(value), countOf(value) - 1, size)).toThrow();
      }),
    );
  });
});
