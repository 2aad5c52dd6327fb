import { expect, it } from '@jest/globals';
import { defineJob } from '@waymark/contracts/jobs';
import { z } from 'zod';
import { defineProcess } from './manifest.ts';
import { MessagingModule } from './messaging.module.ts';
import { MESSAGING_OPTIONS } from './options.ts';

const PolishShoe = defineJob('polish', 'polish-shoe', z.object({}));
const about = { name: 'shop', purpose: 'a test', env: z.object({}) };
const shared = { NATS_URL: 'nats://n', REDIS_URL: 'redis://shared' };

function redisUrlOf(manifest: object, env: object): unknown {
  const { providers = [] } = MessagingModule.forProcess(defineProcess({ ...about, ...manifest }), {
    ...shared,
    ...env,
  });
  const options = providers.find((one) => 'provide' in one && one.provide === MESSAGING_OPTIONS);
  return (options as { useValue: { redisUrl?: string } }).useValue.redisUrl;
}

it('takes the Redis of the queues, else the shared one, and none without queues', () => {
  const own = { QUEUE_REDIS_URL: 'redis://queues' };
  expect(redisUrlOf({ jobs: [PolishShoe] }, own)).toBe('redis://queues');
  expect(redisUrlOf({ enqueues: [PolishShoe] }, {})).toBe('redis://shared');
  expect(redisUrlOf({}, own)).toBeUndefined();
});
