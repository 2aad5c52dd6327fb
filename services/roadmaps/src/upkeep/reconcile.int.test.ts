// guarantees: A job takes effect once and none is lost
// guarantees: Runs of one user alternate with those of others; a run that waits for long is neither repeated nor failed
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AI_QUEUE } from '@waymark/contracts/ai/jobs';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import { ReportRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { ListSources } from '@waymark/contracts/roadmaps/sources.endpoints';
import { QueuedJobs } from '@waymark/messaging/queued-jobs';
import { asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { ApplyDraft } from '../drafting/app/apply-draft.ts';
import { aDraft, aFile } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { RunCase } from '../testing/run-case.ts';
import { quieten, silence } from '../testing/silence.ts';
import { Reconcile } from './app/reconcile.ts';

const roadmaps = new Harness({ WORK_QUIET_SECONDS: '60' }).forFile();
// Work left over by other tests is not requeued.
beforeEach(async () => {
  await roadmaps.sql("UPDATE ai_runs SET quiet_since = now() + interval '1 day' WHERE finished_at IS NULL");
  await roadmaps.sql("UPDATE sources SET quiet_since = now() + interval '1 day' WHERE status = 'processing'");
});

const reconcile = () => roadmaps.get(Reconcile).execute();
const jobIdsOf = async (id: string) => {
  const rows = await roadmaps.sql<{ job: string }>(
    "SELECT headers ->> 'jobId' AS job FROM outbox WHERE kind = 'job' AND headers ->> 'jobId' LIKE $1 ORDER BY seq",
    [`${id}-%`],
  );
  return rows.map(({ job }) => job);
};
/** Stores the draft of the worker without applying it. */
async function finishAndDie(on: RunCase): Promise<void> {
  const apply = jest.spyOn(roadmaps.get(ApplyDraft), 'inBackground').mockImplementation(() => {});
  await on.finish();
  await eventually(async () => {
    const stored = await roadmaps.sql('SELECT FROM ai_runs WHERE id = $1 AND result IS NOT NULL', [
      on.run.id,
    ]);
    expect(stored).toHaveLength(1);
  });
  apply.mockRestore();
}

describe('a silent run', () => {
  it('is requeued once after a minute, under a new job id', async () => {
    const { run } = await RunCase.start(roadmaps);
    await silence(roadmaps, 'ai_runs', run.id, 55);
    await reconcile();
    expect(await jobIdsOf(run.id)).toEqual([`${run.id}-1`]);
    await silence(roadmaps, 'ai_runs', run.id, 65);
    await reconcile();
    await reconcile();
    expect(await jobIdsOf(run.id)).toEqual([`${run.id}-1`, `${run.id}-2`]);
  });

  it('is requeued once by concurrent reconcilers', async () => {
    const { run } = await RunCase.start(roadmaps);
    await silence(roadmaps, 'ai_runs', run.id, 65);
    await Promise.all(Array.from({ length: 8 }, reconcile));
    expect(await jobIdsOf(run.id)).toHaveLength(2);
  });

  it('is completed by another worker after a requeue', async () => {
    const on = await RunCase.start(roadmaps);
    const runId = on.run.id;
    await roadmaps.call(rpc.BeginRun, { runId });
    await roadmaps.call(ReportRun, { runId, engine: 'offline', phase: 'drafting', progress: 0.4 });
    await silence(roadmaps, 'ai_runs', runId, 65);
    await reconcile();
    expect(await jobIdsOf(runId)).toHaveLength(2);
    expect(await roadmaps.call(rpc.BeginRun, { runId })).toMatchObject({ next: 'draft' });
    await on.finish();
    expect(await on.ended()).toMatchObject({ status: 'succeeded' });
  });

  it('fails after ten attempts, and a new run can start', async () => {
    const on = await RunCase.start(roadmaps);
    for (let n = 0; n < 9; n++) {
      await silence(roadmaps, 'ai_runs', on.run.id, 65);
      await reconcile();
    }
    expect(await jobIdsOf(on.run.id)).toHaveLength(10);
    await silence(roadmaps, 'ai_runs', on.run.id, 65);
    await reconcile();
    expect(await on.current()).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('try again'),
    });
    expect(await jobIdsOf(on.run.id)).toHaveLength(10);
    expect(await on.endEvents()).toHaveLength(1);
    await expect(on.startAnother()).resolves.toBeDefined();
  });

  it('is not requeued after its worker begins', async () => {
    const { run } = await RunCase.start(roadmaps);
    await silence(roadmaps, 'ai_runs', run.id, 65);
    await roadmaps.call(rpc.BeginRun, { runId: run.id });
    await reconcile();
    expect(await jobIdsOf(run.id)).toHaveLength(1);
  });
});

describe('work that waits in its queue', () => {
  it('is not requeued, however long it waits', async () => {
    const { run } = await RunCase.start(roadmaps);
    await eventually(async () => {
      expect(await roadmaps.get(QueuedJobs).statesOf([{ queue: AI_QUEUE, jobId: `${run.id}-1` }])).toEqual([
        'waiting',
      ]);
    });
    for (let n = 0; n < 12; n++) {
      await quieten(roadmaps, 'ai_runs', run.id, 65);
      await reconcile();
    }
    expect(await jobIdsOf(run.id)).toEqual([`${run.id}-1`]);
    expect(
      await roadmaps.sql("SELECT FROM ai_runs WHERE id = $1 AND status = 'queued'", [run.id]),
    ).toHaveLength(1);
  });
});

describe('a stored draft that was not applied', () => {
  it('is applied by the reconciler after some seconds', async () => {
    const on = await RunCase.start(roadmaps);
    await finishAndDie(on);
    await reconcile();
    expect((await on.roadmap()).stages).toEqual([]);
    await silence(roadmaps, 'ai_runs', on.run.id, 10);
    await reconcile();
    expect(await on.current()).toMatchObject({ status: 'succeeded', outcome: 'applied' });
    expect((await on.roadmap()).stages).toHaveLength(2);
  });

  it('is not drafted a second time', async () => {
    const on = await RunCase.start(roadmaps);
    await finishAndDie(on);
    expect(await roadmaps.call(rpc.BeginRun, { runId: on.run.id })).toEqual({ next: 'skip' });
    await silence(roadmaps, 'ai_runs', on.run.id, 3_600);
    await reconcile();
    expect(await jobIdsOf(on.run.id)).toHaveLength(1);
  });
});

describe('a file that is not read', () => {
  it('is requeued, and fails with a message after ten attempts', async () => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id } = await aFile(roadmaps, roadmapId, 'Forgotten');
    for (let n = 0; n < 10; n++) {
      await silence(roadmaps, 'sources', id, 65);
      await reconcile();
    }
    expect(await jobIdsOf(id)).toEqual(Array.from({ length: 10 }, (_, n) => `${id}-${n + 1}`));
    expect(await roadmaps.call(ListSources, { id: roadmapId }, asMentor())).toMatchObject([
      { status: 'failed', message: expect.stringContaining('Upload it again') },
    ]);
  });
});
