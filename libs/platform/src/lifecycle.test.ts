import { describe, expect, it } from '@jest/globals';
import { ServiceLifecycle } from './lifecycle.ts';

describe('the drain phase', () => {
  it('runs every step once and concurrently after the stop signal', async () => {
    const lifecycle = new ServiceLifecycle();
    const seen: string[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    lifecycle.onDrain('waits for the other', async () => {
      expect(lifecycle.stopping.aborted).toBe(true);
      await gate;
      seen.push('first');
    });
    lifecycle.onDrain('releases it', () => {
      seen.push('second');
      release();
    });
    await Promise.all([lifecycle.drain(), lifecycle.drain()]);
    expect(seen).toEqual(['second', 'first']);
  });

  it('finishes all steps when one fails', async () => {
    const lifecycle = new ServiceLifecycle();
    let ended = false;
    lifecycle.onDrain('broken', () => {
      throw new Error('no');
    });
    lifecycle.onDrain('slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      ended = true;
    });
    await expect(lifecycle.drain()).rejects.toThrow('not everything drained');
    expect(ended).toBe(true);
  });
});
