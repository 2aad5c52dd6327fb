import type { Provider } from '@nestjs/common';
import type { AnyEventType } from '@waymark/contracts/events';
import type { AnyRpc } from '@waymark/contracts/rpc';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { type RunningService, startService } from '@waymark/platform/service';
import { z } from 'zod';
import { testCallerKeys } from './caller.ts';

/** Replaces a service in the tests of another one. */
export interface FakeProcess {
  name: string;
  handles?: AnyRpc[];
  consumes?: AnyEventType[];
  /** For its jobs. */
  redisUrl?: string;
  /** Classes with the `@RpcHandler`s and the `@OnEvent`s. */
  providers?: Provider[];
}

class FakeModule {}

/** Starts it on this NATS. Like the gateway it can sign callers. */
export function startFake(natsUrl: string, fake: FakeProcess): Promise<RunningService> {
  const { name, handles = [], consumes = [], redisUrl, providers = [] } = fake;
  const messaging = MessagingModule.forRoot({
    service: name,
    natsUrl,
    redisUrl,
    callerPrivateKey: testCallerKeys.privateKey,
    handles,
    consumes,
    jobs: [],
  });
  return startService({
    name,
    env: z.object({}),
    module: () => ({ module: FakeModule, imports: [messaging], providers }),
    source: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
  });
}
