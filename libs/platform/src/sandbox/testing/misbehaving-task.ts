import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** A task that misbehaves as `order` requests. */
export default async function misbehave(order: string, emit: (message: unknown) => void): Promise<unknown> {
  if (order === 'loop') for (;;);
  if (order === 'heap')
    for (const hoard: number[][] = []; ; ) hoard.push(Array.from({ length: 1e5 }, Math.random));
  if (order === 'buffers') for (const hoard: Buffer[] = []; ; ) hoard.push(Buffer.alloc(1e7, 1));
  if (order === 'exit') process.kill(process.pid, 'SIGSEGV');
  if (order === 'throw') throw new Refusal('this is why');
  if (order === 'env') return Object.keys(process.env).filter((name) => !name.startsWith('NODE_CHANNEL'));
  if (order === 'write') writeFileSync('/tmp/waymark-escaped', 'x');
  if (order === 'spawn') return String(spawnSync('id').error);
  if (order === 'native') process.dlopen({ exports: {} }, '/lib/libc.so.6');
  if (order.startsWith('read ')) return readFileSync(order.slice(5), 'utf8').length;
  emit({ half: order });
  return order.toUpperCase();
}
