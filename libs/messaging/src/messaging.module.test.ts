import { expect, it } from '@jest/globals';
import { defineJob } from '@waymark/contracts/jobs';
import { z } from 'zod';
import { defineProcess } from './manifest.ts';
import { MessagingModule } from './messaging.module.ts';
import { MESSAGING_OPTIONS, type MessagingOptions } from './options.ts';

const PolishShoe = defineJob('polish', 'polish-shoe', z.object({}));
const about = { name: 'shop', purpose: 'a test', env: z.object({}) };
const shared = { NATS_URL: 'nats://n', REDIS_URL: 'redis://shared' };

function optionsOf(manifest: object, env: object): Partial<MessagingOptions> {
  const { providers = [] } = MessagingModule.forProcess(defineProcess({ ...about, ...manifest }), {
    ...shared,
    ...env,
  });
  const options = providers.find((one) => 'provide' in one && one.provide === MESSAGING_OPTIONS);
  return (options as { useValue: Partial<MessagingOptions> }).useValue;
}

it('uses the Redis of the queues, else the shared one, and none without queues', () => {
  const own = { QUEUE_REDIS_URL: 'redis://queues' };
  expect(optionsOf({ jobs: [PolishShoe] }, own).redisUrl).toBe('redis://queues');
  expect(optionsOf({ enqueues: [PolishShoe] }, {}).redisUrl).toBe('redis://shared');
  expect(optionsOf({}, own).redisUrl).toBeUndefined();
});

it('reads the replicas from the environment, and whether to update streams from the manifest', () => {
  const updating = { updatesStreams: true, natsReplicas: 3 };
  expect(optionsOf({ updatesStreams: true }, { NATS_REPLICAS: 3 })).toMatchObject(updating);
});
