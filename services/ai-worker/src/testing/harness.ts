import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FollowUpMaterial } from '@waymark/contracts/ai/follow-up';
import {
  AI_QUEUE,
  CoachStepJob,
  ExtractContentJob,
  ExtractTextJob,
  FindFollowUpJob,
  GenerateRoadmapJob,
  READ_QUEUE,
  ReplyToQuestionJob,
  WordStepJob,
} from '@waymark/contracts/ai/jobs';
import type { ReplyMaterial } from '@waymark/contracts/ai/reply';
import type { WordingMaterial } from '@waymark/contracts/ai/wording';
import { artifactKey } from '@waymark/contracts/roadmaps/artifacts';
import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { sourceKey } from '@waymark/contracts/roadmaps/sources';
import { newId } from '@waymark/kernel/ids';
import { LiveBus } from '@waymark/messaging/live-bus';
import { JobProducer } from '@waymark/messaging/outbox-ports';
import { type RunningService, startService } from '@waymark/platform/service';
import { ChildService } from '@waymark/platform/testing/child-service';
import { DiskStorage } from '@waymark/storage/disk-storage';
import { eventually } from '@waymark/testing/eventually';
import { type FreshServer, freshNats, freshRedis, redisUrlOf } from '@waymark/testing/fresh-server';
import { Queue } from 'bullmq';
import { manifest } from '../manifest.ts';
import { aiWorkerModule } from '../parts.ts';
import { FakeRoadmapsService, startFakeRoadmaps } from './fake-roadmaps.service.ts';

/** The worker on its own NATS and Redis, beside a roadmaps service in memory. */
export class Harness {
  private workers: RunningService[] = [];
  private children: ChildService[] = [];

  private constructor(
    readonly nats: FreshServer,
    readonly redis: FreshServer,
    private readonly objects: string,
    private readonly roadmapsService: RunningService,
  ) {}

  static async start(): Promise<Harness> {
    const [nats, redis] = await Promise.all([freshNats(), freshRedis({ of: [manifest], aof: true })]);
    const objects = await mkdtemp(join(tmpdir(), 'waymark-worker-'));
    return new Harness(nats, redis, objects, await startFakeRoadmaps(nats.url, redis.url));
  }

  get roadmaps(): FakeRoadmapsService {
    return this.roadmapsService.app.get(FakeRoadmapsService);
  }

  private get jobs(): JobProducer {
    return this.roadmapsService.app.get<JobProducer>(JobProducer);
  }

  get storage(): DiskStorage {
    return new DiskStorage(this.objects);
  }

  private variables(given: Record<string, string>): Record<string, string> {
    return {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      NATS_URL: this.nats.url,
      REDIS_URL: redisUrlOf(manifest, this.redis.url),
      STORAGE_DIR: this.objects,
      ...given,
    };
  }

  /** A worker in this process. */
  async startWorker(given: Record<string, string> = {}): Promise<RunningService> {
    const source = this.variables(given);
    const worker = await startService({ ...manifest, module: aiWorkerModule, source });
    this.workers.push(worker);
    return worker;
  }

  /** A worker in a process of its own, which can be killed. */
  async spawnWorker(
    given: Record<string, string> = {},
    options: { isMeasured?: boolean } = {},
  ): Promise<ChildService> {
    const variables = this.variables({ LOG_LEVEL: 'info', ...given });
    const main = new URL('../main.ts', import.meta.url);
    const child = await ChildService.start(main, variables, options);
    this.children.push(child);
    return child;
  }

  /** A run over one source with this text, its job in the queue. */
  async queueRun(text: string): Promise<{ runId: string; sourceId: string }> {
    const [runId, sourceId, roadmapId] = [newId(), newId(), newId()];
    const textKey = sourceKey(roadmapId, sourceId);
    await this.storage.put(textKey, text, { contentType: 'text/plain; charset=utf-8' });
    const roadmap = { id: roadmapId, title: 'My way', description: 'How it went.', category: null };
    const sources = [
      {
        id: sourceId,
        kind: 'transcript' as const,
        name: 'My story',
        textKey,
        words: text.split(/\s+/).length,
      },
    ];
    this.roadmaps.runs.set(runId, {
      ...{ next: 'draft', kind: 'generate-roadmap', sampleId: null, about: null },
      ...{ roadmap, sources, paidCalls: 0 },
    });
    await this.addJob(runId);
    return { runId, sourceId };
  }

  /** The result of a run, once it is published. */
  finished(runId: string, timeoutMs = 50_000) {
    return eventually(
      () => {
        const [result] = this.roadmaps.resultsOf(runId);
        if (!result) throw new Error('not finished');
        return result;
      },
      { timeoutMs },
    );
  }

  addJob(runId: string, number = 1): Promise<void> {
    return this.jobs.add(GenerateRoadmapJob, { runId }, { jobId: `${runId}-${number}` });
  }

  /** A coaching over this step, its job in the queue. */
  async queueCoaching(material: CoachingMaterial, number = 1, runId = newId()): Promise<string> {
    this.roadmaps.coachings.set(runId, { next: 'coach', material, paidCalls: 0 });
    await this.jobs.add(CoachStepJob, { runId }, { jobId: `${runId}-${number}` });
    return runId;
  }

  /** A wording of this step, its job in the queue. */
  async queueWording(material: WordingMaterial): Promise<string> {
    const runId = newId();
    this.roadmaps.wordings.set(runId, { next: 'word', material });
    await this.jobs.add(WordStepJob, { runId }, { jobId: `${runId}-1` });
    return runId;
  }

  /** A question about this interview answer, its job in the queue. */
  async queueReply(material: ReplyMaterial): Promise<string> {
    const runId = newId();
    this.roadmaps.questions.set(runId, { next: 'reply', material, paidCalls: 0 });
    await this.jobs.add(ReplyToQuestionJob, { runId }, { jobId: `${runId}-1` });
    return runId;
  }

  async queueFollowUp(material: FollowUpMaterial): Promise<string> {
    const runId = newId();
    this.roadmaps.followUps.set(runId, { next: 'ask', material });
    await this.jobs.add(FindFollowUpJob, { runId }, { jobId: `${runId}-1` });
    return runId;
  }

  /** An extraction of this file, its job in the queue. */
  async queueExtraction(
    bytes: Buffer,
    file: { name: string; fileType: string },
    maySend = true,
  ): Promise<string> {
    const runId = newId();
    const key = artifactKey(1, runId);
    await this.storage.put(key, bytes, { contentType: file.fileType });
    this.roadmaps.extractions.set(runId, {
      ...{ next: 'extract', paidCalls: 0, maySend },
      file: { ...file, key, fileSize: bytes.length, caption: 'My own words.', textKey: null },
    });
    await this.jobs.add(ExtractContentJob, { runId }, { jobId: `${runId}-1` });
    return runId;
  }

  /** An uploaded file, its job in the queue. */
  async queueFile(bytes: Buffer, fileType: string): Promise<{ sourceId: string; key: string }> {
    const sourceId = newId();
    const key = sourceKey(newId(), sourceId);
    await this.storage.put(key, bytes, { contentType: fileType });
    const file = { key, name: 'file', fileType, fileSize: bytes.length, maySend: true, trim: null };
    this.roadmaps.files.set(sourceId, { next: 'read', ...file });
    await this.jobs.add(ExtractTextJob, { sourceId }, { jobId: `${sourceId}-1` });
    return { sourceId, key };
  }

  /** The owner cancels the run, as the roadmaps service publishes it. */
  cancel(runId: string): void {
    this.roadmaps.cancelled.add(runId);
    this.roadmapsService.app.get(LiveBus).publish(`live.run-cancelled.${runId}`, {});
  }

  /** Stops the workers and removes their remaining jobs. */
  async tidy(): Promise<void> {
    await this.stopWorkers();
    for (const name of [AI_QUEUE, READ_QUEUE]) {
      const queue = new Queue(name, { connection: { url: this.redis.url } });
      await queue.obliterate({ force: true });
      await queue.close();
    }
  }

  async stopWorkers(): Promise<void> {
    await Promise.all([
      ...this.workers.map((worker) => worker.stop()),
      ...this.children.map((child) => child.end()),
    ]);
    this.workers = [];
    this.children = [];
  }

  async stop(): Promise<void> {
    await this.stopWorkers();
    await this.roadmapsService.stop();
    await Promise.all([this.nats.remove(), this.redis.remove()]);
    await rm(this.objects, { recursive: true, force: true });
  }
}
