import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Global, Injectable, Logger, Module } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import { context } from '@waymark/platform/context';
import { runService } from '@waymark/platform/service';
import { testCallerKeys } from '@waymark/testing/caller';
import { z } from 'zod';
import { type JobInfo, OnEvent, OnJob, RpcHandler } from '../decorators.ts';
import { natsEnv, queueRedisEnv } from '../env.ts';
import { EventTransaction } from '../event-transaction.ts';
import { MessagingModule } from '../messaging.module.ts';
import { PolishShoe, ShoeSold, Slow } from './sample-contracts.ts';

const Env = z.object({
  ...natsEnv,
  ...queueRedisEnv,
  /** Effects and inbox of this "database": one line each, appended in one write. */
  LEDGER: z.string(),
  EVENTS: z.enum(['apply', 'hang', 'die-before-ack', 'die-in-handler']).default('apply'),
  JOBS: z.enum(['off', 'do', 'hang', 'obey']).default('off'),
});
let env: z.infer<typeof Env>;

const write = (line: object): void => appendFileSync(env.LEDGER, `${JSON.stringify(line)}\n`);
const forEver = (): Promise<never> => new Promise(() => setInterval(() => {}, 60_000));
const dieNow = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

@Injectable()
class LedgerTransaction extends EventTransaction {
  async run(consumer: string, { id }: EventEnvelope, fn: (tx: unknown) => Promise<void>) {
    const ledger = existsSync(env.LEDGER) ? readFileSync(env.LEDGER, 'utf8') : '';
    if (ledger.includes(`"${consumer}/${id}"`)) return 'seen' as const;
    const effects: object[] = [];
    await fn(effects);
    write({ inbox: `${consumer}/${id}`, effects });
    if (env.EVENTS === 'die-before-ack') dieNow();
    return 'applied' as const;
  }
}

@Global()
@Module({
  providers: [{ provide: EventTransaction, useClass: LedgerTransaction }],
  exports: [EventTransaction],
})
class LedgerModule {}

@Injectable()
class Shop {
  private readonly logger = new Logger(Shop.name);

  @RpcHandler(Slow)
  async slow({ ms }: { ms: number }) {
    if (ms > 500) this.logger.log({ msg: 'request started' });
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { pid: process.pid };
  }

  @OnEvent(ShoeSold)
  async onSold(event: EventEnvelope<{ shoe: string }>, tx: object[]): Promise<void> {
    this.logger.log({ msg: 'event started', shoe: event.data.shoe });
    if (env.EVENTS === 'hang') await forEver();
    if (env.EVENTS === 'die-in-handler') dieNow();
    tx.push({ sold: event.data.shoe });
  }
}

@Injectable()
class Polisher {
  private readonly logger = new Logger(Polisher.name);

  @OnJob(PolishShoe, { concurrency: 2 })
  async polish({ shoe }: { shoe: string }, job: JobInfo): Promise<void> {
    this.logger.log({ msg: 'job started', shoe, attempt: job.attempt });
    if (env.JOBS === 'hang') await forEver();
    if (env.JOBS === 'obey') {
      await new Promise((_, reject) => {
        job.signal.addEventListener('abort', () => reject(job.signal.reason));
      });
    }
    write({ polished: shoe, requestId: context()?.requestId });
  }
}

await runService({
  name: 'shop',
  env: Env,
  module: (parsed) => {
    env = parsed;
    const withJobs = parsed.JOBS !== 'off';
    return {
      module: class ShopModule {},
      imports: [
        LedgerModule,
        MessagingModule.forRoot({
          service: 'shop',
          natsUrl: parsed.NATS_URL,
          redisUrl: withJobs ? parsed.REDIS_URL : undefined,
          callerPublicKey: testCallerKeys.publicKey,
          handles: [Slow],
          consumes: [ShoeSold],
          jobs: withJobs ? [PolishShoe] : [],
          tuning: { ackWaitMs: 2_000, maxDeliveries: 3, jobGraceMs: 300 },
        }),
      ],
      providers: withJobs ? [Shop, Polisher] : [Shop],
    };
  },
});
