import type { Abstract, Provider, Type } from '@nestjs/common';
import { createLogger } from '@waymark/platform/log';
import { type RunningService, startService } from '@waymark/platform/service';
import { testCallerKeys } from '@waymark/testing/caller';
import { z } from 'zod';
import { MessagingModule } from '../messaging.module.ts';
import type { MessagingOptions } from '../options.ts';
import { RpcClient } from '../rpc-client.ts';

type Line = Record<string, unknown> & { msg?: string };

export const logged: Line[] = [];

export interface TestApp {
  service: RunningService;
  rpc: RpcClient;
  get<T>(token: Type<T> | Abstract<T>): T;
  ready(): Promise<{ status: number; body: Record<string, unknown> }>;
  stop(): Promise<void>;
}

const running = new Set<TestApp>();

/** A process inside the test. The gateway signs callers, the others verify. */
export async function startApp(
  options: Partial<MessagingOptions> & Pick<MessagingOptions, 'service' | 'natsUrl'>,
  providers: Provider[] = [],
  source: NodeJS.ProcessEnv = {},
): Promise<TestApp> {
  const gateway = options.service === 'gateway';
  const destination = { write: (line: string) => logged.push(JSON.parse(line) as Line) };
  const service = await startService({
    name: options.service,
    env: z.object({}),
    source,
    log: createLogger(options.service, { level: 'debug', destination }),
    module: () => ({
      module: class TestModule {},
      imports: [
        MessagingModule.forRoot({
          ...(gateway
            ? { callerPrivateKey: testCallerKeys.privateKey }
            : { callerPublicKey: testCallerKeys.publicKey }),
          handles: [],
          consumes: [],
          jobs: [],
          ...options,
        }),
      ],
      providers,
    }),
  });
  const app: TestApp = {
    service,
    rpc: service.app.get(RpcClient),
    get: (token) => service.app.get(token),
    ready: async () => {
      const response = await fetch(`http://127.0.0.1:${service.healthPort}/health/ready`);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    stop: async () => {
      running.delete(app);
      await service.stop();
    },
  };
  running.add(app);
  return app;
}

export async function stopApps(): Promise<void> {
  await Promise.all([...running].map((app) => app.stop()));
}
