import { describe, expect, it } from '@jest/globals';
import { MemoryPool } from './memory-pool.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the memory pool', () => {
  it('grants no more than its size, in the order of the requests', async () => {
    const pool = new MemoryPool(1_000);
    const order: string[] = [];
    const take = (name: string, megabytes: number) =>
      pool.acquire(megabytes).then((release) => {
        order.push(name);
        return release;
      });
    const [first, large, small] = [take('first', 600), take('large', 700), take('small', 100)];
    await settled();
    expect(order).toEqual(['first']);
    (await first)();
    await settled();
    expect(order).toEqual(['first', 'large', 'small']);
    (await large)();
    (await small)();
  });

  it('grants a request over its size alone', async () => {
    const pool = new MemoryPool(500);
    const release = await pool.acquire(900);
    let other = false;
    const next = pool.acquire(1).then((back) => {
      other = true;
      back();
    });
    await settled();
    expect(other).toBe(false);
    release();
    await next;
  });

  it('drops an aborted request and grants the next', async () => {
    const pool = new MemoryPool(100);
    const release = await pool.acquire(60);
    const abort = new AbortController();
    const impatient = pool.acquire(100, abort.signal);
    const small = pool.acquire(40);
    abort.abort(new Error('cancelled'));
    await expect(impatient).rejects.toThrow('cancelled');
    (await small)();
    release();
    (await pool.acquire(100))();
    await expect(pool.acquire(1, abort.signal)).rejects.toThrow('cancelled');
  });
});
