// guarantees: A file goes to an outside AI service only as its owner allowed
// guarantees: What a file shows: read for its owner only, no address is fetched, empty rather than invented
import { describe, expect, it } from '@jest/globals';
import { ExtractionFinished, RunFinished } from '@waymark/contracts/ai/events';
import type { Extraction } from '@waymark/contracts/ai/extraction';
import { ExtractContentJob } from '@waymark/contracts/ai/jobs';
import type { Caller } from '@waymark/contracts/caller';
import { artifactKey } from '@waymark/contracts/roadmaps/artifacts';
import {
  BeginExtraction,
  EditUploadContent,
  ListUploadContent,
  StartExtraction,
  UseAsMaterial,
} from '@waymark/contracts/roadmaps/artifacts.endpoints';
import { ResolveDraft, StartGhostwrite } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { ChangePermission } from '@waymark/contracts/roadmaps/permissions.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { GetRun, RetryRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import { newId } from '@waymark/kernel/ids';
import type { ObjectStorage } from '@waymark/storage/port';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { STORAGE } from '../shared/storage.ts';
import { aDraft, aFile } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor } from '../testing/run-case.ts';
import { DeleteExpiredRecords } from '../upkeep/app/delete-expired-records.ts';

const roadmaps = new Harness().forFile();

const FOUND: Extraction = {
  title: 'A small\u0000 workshop',
  description: 'A bench with tools.',
  emotions: ['pride', ' pride', 'relief'],
  lessons: [
    { concept: 'Order', action: 'Hang each tool up.', impact: '' },
    { concept: ' ', action: '', impact: '' },
  ],
  ...{ basis: 'picture', engine: 'openai', note: 'A model described this picture.' },
  facts: { width: 800, height: 600, durationSeconds: null },
};
const CLEAN = {
  ...FOUND,
  ...{ title: 'A small workshop', emotions: ['pride', 'relief'], lessons: [FOUND.lessons[0]] },
};
const ownFile = (owner: Caller, by = owner.userId, outsideModel = false) => ({
  subject: {
    outsideModel,
    ...{ key: artifactKey(by, newId()), name: 'bench.png', fileType: 'image/png', fileSize: 9 },
  },
});

const aDraftOf = (sourceId: string, quote: string) => ({
  ...{ heldBack: [], crisis: false },
  stages: [
    {
      ...{ title: 'Order', description: '', estimatedDuration: '' },
      steps: [
        {
          ...{ title: quote, description: '', estimatedDuration: null, resourceLinks: [] },
          evidence: { sourceId, quote, start: 0, end: quote.length },
        },
      ],
    },
  ],
});

async function anUpload() {
  const mentor = aFreshMentor();
  const { id: roadmapId } = await aDraft(roadmaps, mentor);
  const source = await aFile(roadmaps, roadmapId, `A file of ${mentor.userId}`, mentor);
  return { mentor, roadmapId, source, subject: { sourceId: source.id } };
}
const finish = ({ id }: AiRun, extraction = FOUND) =>
  roadmaps.publish(ExtractionFinished, {
    ...{ outcome: 'extracted', runId: id, engine: 'openai', extraction, usage: null },
  });
const ended = ({ id }: AiRun, by: Caller) =>
  eventually(async () => {
    const run = await roadmaps.call(GetRun, { id }, by);
    expect(run.finishedAt).not.toBeNull();
    return run;
  });
const contentOf = ({ roadmapId, mentor }: Awaited<ReturnType<typeof anUpload>>) =>
  roadmaps.call(ListUploadContent, { id: roadmapId }, mentor);

describe('an extraction', () => {
  it('is a run on an upload, stored once with its content', async () => {
    const upload = await anUpload();
    const { mentor, source, subject, roadmapId } = upload;
    const run = await roadmaps.call(StartExtraction, { subject, fileType: 'document' }, mentor);
    expect(run).toMatchObject({ kind: 'extraction', roadmapId, status: 'queued', extraction: null });
    expect(await roadmaps.emitted(ExtractContentJob, { runId: run.id })).toHaveLength(1);
    const stored = await roadmaps.call(rpc.LocateSource, { id: source.id }, mentor);
    expect(await roadmaps.call(BeginExtraction, { runId: run.id, outside: false })).toEqual({
      ...{ next: 'extract', paidCalls: 0, maySend: true },
      file: {
        ...{ key: stored.key, name: 'story.pdf', fileType: 'application/pdf', fileSize: source.fileSize },
        ...{ caption: '', textKey: null },
      },
    });
    await finish(run);
    expect(await ended(run, mentor)).toMatchObject({ status: 'succeeded', extraction: CLEAN });
    await finish(run, { ...FOUND, title: 'Another' });
    expect(await roadmaps.call(BeginExtraction, { runId: run.id, outside: false })).toEqual({ next: 'skip' });
    expect(await contentOf(upload)).toEqual([
      {
        ...{ sourceId: source.id, caption: '', extraction: CLEAN, materialSourceId: null },
        run: { id: run.id, status: 'succeeded', message: 'This is what we found in your file.' },
      },
    ]);
  });

  it('is rejected while one of the same file is active, and may be repeated after a failure', async () => {
    const { mentor, subject } = await anUpload();
    const run = await roadmaps.call(StartExtraction, { subject }, mentor);
    expect(await rejectionOf(roadmaps.call(StartExtraction, { subject }, mentor))).toMatchObject({
      ...{ code: 'RUN_ACTIVE', message: 'We are already working on this file.' },
      details: { runId: run.id },
    });
    const message = 'This file is damaged.';
    await roadmaps.publish(ExtractionFinished, {
      ...{ outcome: 'refused', runId: run.id, engine: 'offline', message },
    });
    expect(await ended(run, mentor)).toMatchObject({ status: 'refused', message, extraction: null });
    const again = await roadmaps.call(RetryRun, { id: run.id }, mentor);
    expect(again).toMatchObject({ kind: 'extraction', status: 'queued' });
  });

  it('is for a file of the caller only', async () => {
    const { subject, roadmapId, source } = await anUpload();
    const other = aFreshMentor();
    await expectRejection(roadmaps.call(StartExtraction, { subject }, other), 'NOT_FOUND');
    await expectRejection(roadmaps.call(StartExtraction, ownFile(other, 1), other), 'NOT_FOUND');
    await expectRejection(roadmaps.call(ListUploadContent, { id: roadmapId }, other), 'NOT_FOUND');
    const edit = { id: source.id, body: { caption: 'Mine' } };
    await expectRejection(roadmaps.call(EditUploadContent, edit, other), 'NOT_FOUND');
    await expectRejection(roadmaps.call(UseAsMaterial, { id: source.id }, other), 'NOT_FOUND');
  });

  it('is rejected for a file of another kind', async () => {
    const { mentor, subject } = await anUpload();
    const attempt = roadmaps.call(StartExtraction, { subject, fileType: 'image' }, mentor);
    expect(await rejectionOf(attempt)).toMatchObject({
      ...{ code: 'VALIDATION', issues: [{ path: ['fileType'] }] },
    });
    const sound = ownFile(mentor);
    sound.subject.fileType = 'audio/mpeg';
    await expectRejection(roadmaps.call(StartExtraction, sound, mentor), 'UNSUPPORTED_TYPE');
  });

  it('of a file without a roadmap is for any user, and expires after a day', async () => {
    const learner = asLearner();
    const input = ownFile(learner);
    const [run, again] = [
      await roadmaps.call(StartExtraction, input, learner, 'key'),
      await roadmaps.call(StartExtraction, input, learner, 'key'),
    ];
    expect(again).toEqual(run);
    expect(run.roadmapId).toBeNull();
    await finish(run);
    expect((await ended(run, learner)).extraction).toEqual(CLEAN);
    const resolve = { id: run.id, body: { action: 'append' as const } };
    await expectRejection(roadmaps.call(ResolveDraft, resolve, learner), 'FORBIDDEN');
    await roadmaps.sql("UPDATE artifacts SET expires_at = now() - interval '1 second' WHERE key = $1", [
      input.subject.key,
    ]);
    await roadmaps.get<DeleteExpiredRecords>(DeleteExpiredRecords).execute();
    await expectRejection(roadmaps.call(GetRun, { id: run.id }, learner), 'NOT_FOUND');
  });
});

describe('an outside model', () => {
  const begin = ({ id }: AiRun) => roadmaps.call(BeginExtraction, { runId: id, outside: true });

  it('gets an upload only while its mentor allows that', async () => {
    const { mentor, source, subject } = await anUpload();
    const allow = (granted: boolean) =>
      roadmaps.call(
        ChangePermission,
        { id: source.id, body: { permission: 'outside-model', granted } },
        mentor,
      );
    const refused = await roadmaps.call(StartExtraction, { subject }, mentor);
    expect(await begin(refused)).toEqual({ next: 'skip' });
    expect(await ended(refused, mentor)).toMatchObject({
      ...{ status: 'refused', message: expect.stringContaining('run by another company') },
    });
    await allow(true);
    const run = await roadmaps.call(StartExtraction, { subject }, mentor);
    expect(await begin(run)).toMatchObject({ next: 'extract' });
    await allow(false);
    expect(await ended(run, mentor)).toMatchObject({ status: 'cancelled' });
  });

  it.each([true, false])('gets a file without a roadmap as its sender allowed: %s', async (allowed) => {
    const learner = asLearner(allowed ? 902 : 903);
    const file = ownFile(learner, learner.userId, allowed);
    expect(await begin(await roadmaps.call(StartExtraction, file, learner))).toMatchObject({
      ...{ next: 'extract', maySend: allowed },
    });
  });
});

describe('the content of an upload', () => {
  it('has the caption and the lessons that its mentor kept', async () => {
    const upload = await anUpload();
    const { mentor, source, subject } = upload;
    const edit = (body: object) => roadmaps.call(EditUploadContent, { id: source.id, body }, mentor);
    expect(await edit({ caption: ' My bench ' })).toMatchObject({ caption: 'My bench', extraction: null });
    await expectRejection(edit({ lessons: [] }), 'RULE_REFUSED');
    const run = await roadmaps.call(StartExtraction, { subject }, mentor);
    expect(await roadmaps.call(BeginExtraction, { runId: run.id, outside: false })).toMatchObject({
      file: { caption: 'My bench' },
    });
    await finish(run);
    await ended(run, mentor);
    expect(await edit({ lessons: [] })).toMatchObject({ caption: 'My bench', extraction: { lessons: [] } });
    expect(await contentOf(upload)).toMatchObject([{ extraction: { title: CLEAN.title, lessons: [] } }]);
    await expectRejection(edit({ caption: 'x'.repeat(501) }), 'VALIDATION');
  });

  it('becomes a text that drafts read, and replaces the one before', async () => {
    const upload = await anUpload();
    const { mentor, source, roadmapId } = upload;
    const edit = (caption: string) =>
      roadmaps.call(EditUploadContent, { id: source.id, body: { caption } }, mentor);
    const use = () => roadmaps.call(UseAsMaterial, { id: source.id }, mentor);
    const texts = async () =>
      (await roadmaps.call(rpc.ListSources, { id: roadmapId }, mentor)).filter(
        ({ kind }) => kind === 'transcript',
      );
    await expectRejection(use(), 'RULE_REFUSED');
    await edit('I built this bench alone.');
    const first = await use();
    expect(await texts()).toMatchObject([
      { id: first.materialSourceId, originalName: 'Notes on story.pdf', status: 'ready', words: 5 },
    ]);
    expect((await use()).materialSourceId).toBe(first.materialSourceId);
    await edit('I built this bench with my father.');
    const { materialSourceId } = await use();
    const [text] = await texts();
    expect(text).toMatchObject({ id: materialSourceId, words: 7 });
    const { textKey } = await roadmaps.call(rpc.LocateSource, { id: materialSourceId! }, mentor);
    const { body } = await roadmaps.get<ObjectStorage>(STORAGE).get(textKey!);
    expect(String(Buffer.concat(await body.toArray()))).toBe('I built this bench with my father.');
    await roadmaps.call(rpc.DeleteSource, { id: materialSourceId! }, mentor);
    expect(await contentOf(upload)).toMatchObject([{ materialSourceId: null }]);
  });

  it('is reported by a ghostwritten draft, and has no permission that the upload lacks', async () => {
    const upload = await anUpload();
    const { mentor, source, subject, roadmapId } = upload;
    const body = { permission: 'quoting', granted: false } as const;
    await roadmaps.call(ChangePermission, { id: source.id, body }, mentor);
    const run = await roadmaps.call(StartExtraction, { subject }, mentor);
    await finish(run);
    await ended(run, mentor);
    const { materialSourceId } = await roadmaps.call(UseAsMaterial, { id: source.id }, mentor);
    const sources = await roadmaps.call(rpc.ListSources, { id: roadmapId }, mentor);
    expect(sources.find(({ id }) => id === materialSourceId)?.permissions).toEqual(['drafting']);
    const draft = await roadmaps.call(StartGhostwrite, { roadmapId }, mentor);
    await roadmaps.publish(RunFinished, {
      ...{ outcome: 'drafted', runId: draft.id, engine: 'offline', usage: null },
      inputs: { timelineEntries: 0, artifacts: 1 },
      draft: aDraftOf(materialSourceId!, 'Order.'),
    });
    expect((await ended(draft, mentor)).inputsUsed).toMatchObject({ hasArtifactLessons: true });
  });

  it('is deleted with its upload', async () => {
    const upload = await anUpload();
    const run = await roadmaps.call(StartExtraction, { subject: upload.subject }, upload.mentor);
    await roadmaps.call(rpc.DeleteSource, { id: upload.source.id }, upload.mentor);
    expect(await contentOf(upload)).toEqual([]);
    expect(await roadmaps.call(BeginExtraction, { runId: run.id, outside: false })).toEqual({ next: 'skip' });
  });
});
