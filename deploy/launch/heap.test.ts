import { describe, expect, it } from '@jest/globals';
import { heapOptions } from './heap.ts';

const GIB = 1024 ** 3;

describe('the heap of a process', () => {
  it('is small in its youngest part where each service has a process', () => {
    expect(heapOptions(false, 1 * GIB)).toEqual(['--max-semi-space-size=4']);
    expect(heapOptions(false, 64 * GIB)).toEqual(['--max-semi-space-size=4']);
  });

  it('is small as a whole where all services share a process on a machine of less than 2 GiB', () => {
    expect(heapOptions(true, 2 * GIB - 1)).toEqual(['--max-semi-space-size=4', '--optimize-for-size']);
  });

  it('has the default size of Node where all services share a process and there is enough memory', () => {
    expect(heapOptions(true, 2 * GIB)).toEqual([]);
  });
});
