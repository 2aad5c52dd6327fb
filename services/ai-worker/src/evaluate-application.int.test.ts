import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { ApplicationEvaluated } from '@waymark/contracts/ai/events';
import { EvaluateApplicationJob } from '@waymark/contracts/ai/jobs';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { BeginApplication, BeginApplicationCall } from '@waymark/contracts/identity/applications.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { newId } from '@waymark/kernel/ids';
import { OnEvent, RpcHandler } from '@waymark/messaging/decorators';
import { JobProducer } from '@waymark/messaging/outbox-ports';
import type { RunningService } from '@waymark/platform/service';
import { eventually } from '@waymark/testing/eventually';
import { startFake } from '@waymark/testing/fake-process';
import { Harness } from './testing/harness.ts';
import { OpenAiTestServer } from './testing/openai-server.ts';

type Evaluated = EventData<typeof ApplicationEvaluated>;

const material = {
  ...{ fullName: 'Nora Lind', expertise: 'Debt', yearsExperience: 6 },
  achievements: 'In 2014 I lost the shop and told nobody for a year. I asked Rosa for help.',
  impactStatement: 'Since then eleven people in Hamburg have opened their letters beside me.',
};

/** The identity service in memory. */
@Injectable()
class FakeIdentity {
  readonly evaluated: Evaluated[] = [];
  calls = 0;

  @RpcHandler(BeginApplication)
  begin(): RpcOutput<typeof BeginApplication> {
    return { next: 'evaluate', number: 1, material };
  }

  @RpcHandler(BeginApplicationCall)
  beginCall(): RpcOutput<typeof BeginApplicationCall> {
    this.calls += 1;
    return { allowed: this.calls <= 2 };
  }

  @OnEvent(ApplicationEvaluated)
  async onEvaluated({ data }: EventEnvelope<Evaluated>): Promise<void> {
    this.evaluated.push(data);
  }
}

describe('the job evaluate-application', () => {
  let harness: Harness;
  let model: OpenAiTestServer;
  let identity: RunningService;
  beforeAll(async () => {
    [harness, model] = await Promise.all([Harness.start(), OpenAiTestServer.start()]);
    identity = await startFake(harness.nats.url, {
      name: 'identity',
      handles: [BeginApplication, BeginApplicationCall],
      consumes: [ApplicationEvaluated],
      providers: [FakeIdentity],
      redisUrl: harness.redis.url,
    });
  });
  afterEach(() => harness.tidy());
  afterAll(() => Promise.all([identity.stop(), harness.stop(), model.close()]));

  /** The published results of a new application. */
  async function evaluate(): Promise<Evaluated[]> {
    const applicationId = newId();
    const jobs = identity.app.get<JobProducer>(JobProducer);
    await jobs.add(EvaluateApplicationJob, { applicationId }, { jobId: `${applicationId}-1` });
    return eventually(() => {
      const own = identity.app
        .get(FakeIdentity)
        .evaluated.filter((one) => one.applicationId === applicationId);
      expect(own).toHaveLength(1);
      return own;
    });
  }

  it('publishes the scores of a model, whose call was recorded first', async () => {
    await harness.startWorker({ OPENAI_BASE_URL: model.baseUrl });
    expect(await evaluate()).toMatchObject([{ outcome: 'scored', engine: 'openai', usage: { calls: 1 } }]);
    expect(identity.app.get(FakeIdentity).calls).toBe(1);
  });

  it('publishes what can be counted without a model', async () => {
    await harness.startWorker();
    expect(await evaluate()).toMatchObject([
      { outcome: 'counted', engine: 'offline', facts: { dates: 1 }, scores: { valor: null } },
    ]);
  });
});
