import { describe, expect, it } from '@jest/globals';
import { RunFinished, SourceExtracted } from '@waymark/contracts/ai/events';
import { ExtractTextJob } from '@waymark/contracts/ai/jobs';
import { BeginRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { SourceChanged } from '@waymark/contracts/roadmaps/events';
import type { MediaFacts } from '@waymark/contracts/roadmaps/media';
import { displayKey, sourceKey, sourceTextKey } from '@waymark/contracts/roadmaps/sources';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import { LocateMedia } from '@waymark/contracts/roadmaps/versions.endpoints';
import { FixedClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import type { ObjectStorage } from '@waymark/storage/port';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { DeleteObjects } from '../shared/app/delete-objects.ts';
import { STORAGE } from '../shared/storage.ts';
import { aDraft, aFile, aPublishedRoadmap, aTranscript } from '../testing/builders.ts';
import { drafted } from '../testing/drafts.ts';
import { Harness } from '../testing/harness.ts';
import { RunCase } from '../testing/run-case.ts';
import { DeleteOrphanedObjects } from '../upkeep/app/delete-orphaned-objects.ts';
import { SourcesRepository } from './persistence/sources.repository.ts';

const roadmaps = new Harness().forFile();

const storage = () => roadmaps.get<ObjectStorage>(STORAGE);
const list = (id: string) => roadmaps.call(rpc.ListSources, { id }, asMentor());
const extractions = (sourceId: string) => roadmaps.emitted(ExtractTextJob, { sourceId });

const registration = (roadmapId: string, given: object = {}) => ({
  roadmapId,
  kind: 'transcript' as const,
  key: sourceKey(roadmapId, newId()),
  originalName: 'Transcript',
  fileType: 'text/plain',
  fileSize: 3,
  sha256: newId().replaceAll('-', '').padEnd(64, '0'),
  words: 1,
  ...given,
});

describe('a new source', () => {
  it('is ready at once when it is text', async () => {
    const { id } = await aDraft(roadmaps);
    const source = await aTranscript(roadmaps, id, 'I stopped and rested');
    expect(source).toMatchObject({
      status: 'ready',
      kind: 'transcript',
      words: 4,
      originalName: 'Transcript',
    });
    expect(await list(id)).toEqual([source]);
    expect(await extractions(source.id)).toEqual([]);
  });

  it('has a number after its name when another text of the roadmap has that name', async () => {
    const { id } = await aDraft(roadmaps);
    for (const text of ['I stopped', 'I rested', 'I rose']) await aTranscript(roadmaps, id, text);
    const names = (await list(id)).map(({ originalName }) => originalName);
    expect(names).toEqual(['Transcript', 'Transcript 2', 'Transcript 3']);
  });

  it('is renamed by its mentor only', async () => {
    const { id } = await aDraft(roadmaps);
    const source = await aTranscript(roadmaps, id, 'I stopped');
    const rename = { id: source.id, body: { name: 'The night of the letter' } };
    await expectRejection(roadmaps.call(rpc.UpdateSource, rename, asMentor(999)), 'NOT_FOUND');
    const renamed = await roadmaps.call(rpc.UpdateSource, rename, asMentor());
    expect(renamed).toEqual({ ...source, originalName: 'The night of the letter' });
    expect(await list(id)).toEqual([renamed]);
  });

  it('has the speakers that a draft has found, and its mentor chooses among them', async () => {
    const draft = await RunCase.start(roadmaps);
    const { source, mentor, roadmapId, run } = draft;
    const one = { label: 'anna', name: 'Anna', turns: 3, sample: 'We sold the car.', isGuess: true };
    const speakers = [one, { ...one, label: 'speaker 2', name: 'Speaker 2', isGuess: false }];
    const choose = (speaker: string | null) =>
      roadmaps.call(rpc.UpdateSource, { id: source.id, body: { speaker } }, mentor);
    const ofNext = async () => {
      const { run: next } = await draft.startAnother();
      const start = await roadmaps.call(BeginRun, { runId: next.id, outside: false });
      return start.next === 'draft' && start.sources[0]!.speaker;
    };
    await expectRejection(choose('anna'), 'VALIDATION');
    const found = [{ sourceId: source.id, speakers }];
    await roadmaps.publish(RunFinished, { ...drafted(run.id, draft.draft), speakers: found } as never);
    await draft.ended();
    expect((await roadmaps.call(rpc.ListSources, { id: roadmapId }, mentor))[0]).toMatchObject({
      speakers,
      speaker: null,
    });
    await expectRejection(choose('carla'), 'VALIDATION');
    expect(await choose('speaker 2')).toMatchObject({ speaker: 'speaker 2', originalName: 'Transcript' });
    expect(await ofNext()).toBe('speaker 2');
  });

  it('has its text extracted by the worker when it is a file', async () => {
    const { id } = await aDraft(roadmaps);
    const source = await aFile(roadmaps, id, 'PDF of my story');
    expect(source).toMatchObject({ status: 'processing', words: null });
    expect(await extractions(source.id)).toEqual([{ sourceId: source.id }]);
  });

  it('returns the existing source of equal bytes and deletes the copy', async () => {
    const { id } = await aDraft(roadmaps);
    const [one, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => aTranscript(roadmaps, id, 'The same words')),
    );
    expect(new Set(others.map((source) => source.id))).toEqual(new Set([one!.id]));
    expect(await list(id)).toHaveLength(1);
    const { key } = await roadmaps.call(rpc.LocateSource, { id: one!.id }, asMentor());
    const objects: string[] = [];
    for await (const object of storage().list(`sources/${id}/`)) objects.push(object.key);
    expect(objects).toEqual([key]);
  });

  it('keeps its object when it is registered twice', async () => {
    const { id } = await aDraft(roadmaps);
    const input = registration(id);
    await storage().put(input.key, 'abc', { contentType: 'text/plain' });
    await roadmaps.call(rpc.AddSource, input, asMentor());
    await roadmaps.call(rpc.AddSource, input, asMentor());
    expect(await storage().head(input.key)).not.toBeNull();
  });

  it('is rejected for a key outside its roadmap', async () => {
    const { id } = await aDraft(roadmaps);
    for (const key of [sourceKey('other', newId()), `quarantine/${newId()}`, `sources/${id}`, '../secret']) {
      const error = await rejectionOf(roadmaps.call(rpc.AddSource, registration(id, { key }), asMentor()));
      expect(error).toMatchObject({ code: 'VALIDATION' });
    }
  });

  it('is limited to fifty per roadmap, also concurrently', async () => {
    const { id } = await aDraft(roadmaps);
    const add = (count: number) =>
      Promise.allSettled(
        Array.from({ length: count }, () => roadmaps.call(rpc.AddSource, registration(id), asMentor())),
      );
    for (let round = 0; round < 9; round++) await add(5);
    const results = await add(10);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual(
      Array.from({ length: 5 }, () => ({
        status: 'rejected',
        reason: expect.objectContaining({ code: 'RULE_REFUSED' }),
      })),
    );
    const check = roadmaps.call(rpc.CheckUpload, { roadmapId: id }, asMentor());
    await expectRejection(check, 'RULE_REFUSED');
  });
});

describe('a file in processing', () => {
  it('becomes ready with the text of the worker', async () => {
    const { id } = await aDraft(roadmaps);
    const { id: sourceId } = await aFile(roadmaps, id, 'One');
    const begun = await roadmaps.call(rpc.BeginSource, { sourceId });
    expect(begun).toMatchObject({ next: 'read', name: 'story.pdf', fileType: 'application/pdf' });
    const textKey = sourceTextKey((begun as { key: string }).key);
    await roadmaps.publish(SourceExtracted, { outcome: 'text', sourceId, textKey, chars: 20, words: 4 });
    await eventually(async () => {
      expect(await list(id)).toEqual([expect.objectContaining({ status: 'ready', words: 4, message: null })]);
    });
    expect(await roadmaps.call(rpc.LocateSource, { id: sourceId }, asMentor())).toMatchObject({ textKey });
    expect(await roadmaps.emitted(SourceChanged)).toContainEqual({
      sourceId,
      roadmapId: id,
      status: 'ready',
    });
    expect(await roadmaps.call(rpc.BeginSource, { sourceId })).toEqual({ next: 'skip' });
  });

  it.each([
    ['no-text', 'stored'],
    ['failed', 'failed'],
  ] as const)('has the message of the worker for outcome %s', async (outcome, status) => {
    const { id } = await aDraft(roadmaps);
    const { id: sourceId } = await aFile(roadmaps, id, `File ${outcome}`);
    await roadmaps.publish(SourceExtracted, { outcome, sourceId, message: 'It is a picture.' });
    await eventually(async () => {
      expect(await list(id)).toEqual([expect.objectContaining({ status, message: 'It is a picture.' })]);
    });
  });

  it('is read again after a failure and a new upload', async () => {
    const { id } = await aDraft(roadmaps);
    const { id: sourceId } = await aFile(roadmaps, id, 'Broken');
    await roadmaps.publish(SourceExtracted, { outcome: 'failed', sourceId, message: 'Broken.' });
    await eventually(async () => expect(await list(id)).toMatchObject([{ status: 'failed' }]));
    const { key } = await roadmaps.call(rpc.LocateSource, { id: sourceId }, asMentor());
    const replaced = await aFile(roadmaps, id, 'Broken');
    expect(replaced.status).toBe('processing');
    expect(await list(id)).toEqual([replaced]);
    expect(await extractions(replaced.id)).toHaveLength(1);
    expect(replaced.id).not.toBe(sourceId);
    expect(await storage().head(key)).toBeNull();
  });

  it('keeps its first text when later events arrive', async () => {
    const { id } = await aDraft(roadmaps);
    const { id: sourceId } = await aFile(roadmaps, id, 'Twice');
    const event = { outcome: 'text' as const, sourceId, chars: 9, words: 2 };
    await roadmaps.publish(SourceExtracted, { ...event, textKey: `sources/${id}/first` });
    await eventually(async () => expect(await list(id)).toMatchObject([{ status: 'ready' }]));
    await roadmaps.publish(SourceExtracted, { ...event, textKey: `sources/${id}/second` });
    await roadmaps.publish(SourceExtracted, { outcome: 'failed', sourceId, message: 'late' });
    const { id: marker } = await aFile(roadmaps, id, 'Marker');
    await roadmaps.publish(SourceExtracted, { outcome: 'no-text', sourceId: marker, message: 'marker' });
    await eventually(async () => expect((await list(id))[1]).toMatchObject({ status: 'stored' }));
    expect(await roadmaps.call(rpc.LocateSource, { id: sourceId }, asMentor())).toMatchObject({
      source: { status: 'ready' },
      textKey: `sources/${id}/first`,
    });
  });
});

describe('a source', () => {
  it('is added by the mentor of the roadmap only', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    for (const caller of [asLearner(), asMentor(999), asAdmin()]) {
      const add = roadmaps.call(rpc.AddSource, registration(id), caller);
      await expectRejection(add, 'FORBIDDEN');
    }
  });

  it('is deleted with its objects', async () => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id } = await aTranscript(roadmaps, roadmapId, 'Forget this');
    const { key } = await roadmaps.call(rpc.LocateSource, { id }, asMentor());
    await roadmaps.call(rpc.DeleteSource, { id }, asMentor());
    expect(await list(roadmapId)).toEqual([]);
    expect(await storage().head(key)).toBeNull();
    await expectRejection(roadmaps.call(rpc.DeleteSource, { id }, asMentor()), 'NOT_FOUND');
  });
});

describe('the media facts of a file', () => {
  const none: MediaFacts = { durationSeconds: null, displayKey: null, displayType: null };
  const extracted = async (
    outcome: 'no-text' | 'failed',
    media: (key: string) => MediaFacts,
  ): Promise<{ id: string; key: string }> => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id } = await aFile(roadmaps, roadmapId, `File ${outcome}`);
    const { key } = await roadmaps.call(rpc.LocateSource, { id }, asMentor());
    await roadmaps.publish(SourceExtracted, {
      outcome,
      sourceId: id,
      message: 'No words.',
      media: media(key),
    });
    await eventually(async () => expect((await sourceOf(id)).status).not.toBe('processing'));
    return { id, key };
  };
  const sourceOf = async (id: string) => (await roadmaps.call(rpc.LocateSource, { id }, asMentor())).source;
  const shown = (id: string) => roadmaps.call(LocateMedia, { id }, asMentor());

  it.each(['no-text', 'failed'] as const)('include the duration for outcome %s', async (outcome) => {
    const { id } = await extracted(outcome, () => ({ ...none, durationSeconds: 12.5 }));
    expect(await sourceOf(id)).toMatchObject({ durationSeconds: 12.5, message: 'No words.' });
  });

  it('include the converted picture beside the original', async () => {
    const { id, key } = await extracted('no-text', (of) => ({
      ...none,
      displayKey: displayKey(of),
      displayType: 'image/webp',
    }));
    expect(await shown(id)).toMatchObject({
      key: displayKey(key),
      contentType: 'image/webp',
      name: 'story.webp',
    });
  });

  it('exclude a picture stored elsewhere', async () => {
    const { id, key } = await extracted('no-text', () => ({
      ...none,
      displayKey: 'sources/another/picture',
      displayType: 'text/html',
    }));
    expect(await shown(id)).toMatchObject({ key, contentType: 'application/pdf' });
  });
});

describe('the sweep of objects', () => {
  const DAY_MS = 86_400_000;
  const sweepIn = (ms: number) => {
    const clock = new FixedClock(new Date(Date.now() + ms));
    return new DeleteOrphanedObjects(
      storage(),
      clock,
      roadmaps.get(SourcesRepository),
      roadmaps.get(DeleteObjects),
    );
  };

  it('removes unreferenced source objects older than a day', async () => {
    const { id } = await aDraft(roadmaps);
    const { id: sourceId } = await aTranscript(roadmaps, id, 'Old and named');
    const { key: named } = await roadmaps.call(rpc.LocateSource, { id: sourceId }, asMentor());
    const [orphan, elsewhere] = [sourceKey(id, newId()), `avatars/${newId()}`];
    for (const key of [orphan, elsewhere]) await storage().put(key, 'x', { contentType: 'text/plain' });
    expect(await sweepIn(0.9 * DAY_MS).execute()).toBe(0);
    expect(await sweepIn(1.1 * DAY_MS).execute()).toBe(1);
    const left = await Promise.all([named, orphan, elsewhere].map((key) => storage().head(key)));
    expect(left.map((object) => object !== null)).toEqual([true, false, true]);
  });
});
