// guarantees: Gateway and services in one process answer, limit, drain and recover as several do
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, describe, expect, it } from '@jest/globals';
import { defineRpc } from '@waymark/contracts/rpc';
import { z } from 'zod';
import { localRpcs } from './local-rpcs.ts';

const GetShoe = defineRpc('shop.get-shoe', { access: 'none', input: z.object({}), output: z.string() });

const answer = async () => 'answered';
const find = (...calls: Parameters<typeof localRpcs.find>[1]) => localRpcs.find('shop.get-shoe', calls);

afterEach(() => {
  localRpcs.remove('shop.get-shoe', answer);
  localRpcs.share(false);
});

describe('an RPC of the same process', () => {
  it.each([
    ['its RPC', GetShoe],
    ['its subject', 'shop.get-shoe'],
    ['one token', 'shop.*'],
    ['all of its service', 'shop.>'],
  ])('is found by a process that may call %s', (_name, call) => {
    localRpcs.share(true);
    localRpcs.add('shop.get-shoe', answer);
    expect(find('stock.>', call)).toBeDefined();
  });

  it.each(['', 'shop', 'shop.get', 'shop.get-shoe.>', 'stock.>', '*'])(
    'is left to NATS, which refuses it, for a process that may call "%s"',
    (call) => {
      localRpcs.share(true);
      localRpcs.add('shop.get-shoe', answer);
      expect(find(call)).toBeUndefined();
    },
  );

  it('is left to NATS unless the process is shared', () => {
    localRpcs.add('shop.get-shoe', answer);
    expect(find(GetShoe)).toBeUndefined();
  });

  it('runs outside the context of its caller, such as a transaction', async () => {
    const transaction = new AsyncLocalStorage<string>();
    localRpcs.share(true);
    const seen = async () => transaction.getStore() ?? 'none';
    localRpcs.add('shop.get-shoe', seen);
    const called = transaction.run('open', () => find(GetShoe)!({}, undefined));
    expect(await called).toBe('none');
    localRpcs.remove('shop.get-shoe', seen);
  });
});
