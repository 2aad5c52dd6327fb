import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { LiveBus } from '@waymark/messaging/live-bus';
import type { RpcClient } from '@waymark/messaging/rpc-client';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import type { FastifyRequest } from 'fastify';
import { aRun } from '../testing/samples.ts';
import { RunSignals } from './run-signals.ts';
import { RunWaiter } from './run-waiter.ts';

/** A run that never ends, and its waiter. */
function waiting() {
  const socket = new EventEmitter();
  const lifecycle = new ServiceLifecycle();
  const signals = new RunSignals({ subscribe: () => () => {} } as unknown as LiveBus);
  const rpc = { call: async (): Promise<AiRun> => aRun({ status: 'running', progress: 0.5 }) };
  const waiter = new RunWaiter(rpc as unknown as RpcClient, signals, lifecycle);
  const request = { raw: { socket } } as unknown as FastifyRequest;
  return { socket, lifecycle, signals, wait: (ms?: number) => waiter.wait(aRun(), request, ms) };
}

describe('waiting for a run', () => {
  it('returns the current run after its timeout', async () => {
    const { wait, signals, socket } = waiting();
    expect(await wait(50)).toMatchObject({ status: 'running', progress: 0.5 });
    expect(signals.size).toBe(0);
    expect(socket.listenerCount('close')).toBe(0);
  });

  it('ends when the process drains', async () => {
    const { wait, lifecycle } = waiting();
    const response = wait();
    void lifecycle.drain();
    expect(await response).toMatchObject({ status: 'running' });
  });

  it('ends when the client disconnects', async () => {
    const { wait, socket } = waiting();
    const response = wait();
    socket.emit('close');
    expect((await response).status).not.toBe('succeeded');
  });
});
