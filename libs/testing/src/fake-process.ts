import type { Provider } from '@nestjs/common';
import type { AnyRpc } from '@waymark/contracts/rpc';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { type RunningService, startService } from '@waymark/platform/service';
import { z } from 'zod';
import { testCallerKeys } from './caller.ts';

/** Replaces a service in the tests of another one. */
export interface FakeProcess {
  name: string;
  handles?: AnyRpc[];
  /** Classes with the `@RpcHandler`s. */
  providers?: Provider[];
}

class FakeModule {}

/** Starts it on this NATS. Like the gateway it can sign callers. */
export function startFake(natsUrl: string, fake: FakeProcess): Promise<RunningService> {
  const { name, handles = [], providers = [] } = fake;
  const messaging = MessagingModule.forRoot({
    service: name,
    natsUrl,
    callerPrivateKey: testCallerKeys.privateKey,
    handles,
    consumes: [],
    jobs: [],
  });
  return startService({
    name,
    env: z.object({}),
    module: () => ({ module: FakeModule, imports: [messaging], providers }),
    source: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
  });
}
