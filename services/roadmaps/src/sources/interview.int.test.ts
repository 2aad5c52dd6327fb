// guarantees: Two windows cannot overwrite an answer or a milestone unseen
import { describe, expect, it } from '@jest/globals';
import { SourceExtracted } from '@waymark/contracts/ai/events';
import { BeginRun, StartRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import * as interview from '@waymark/contracts/roadmaps/interview.endpoints';
import { CancelRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import type { ObjectStorage } from '@waymark/storage/port';
import { asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { STORAGE } from '../shared/storage.ts';
import { aDraft, aFile, aPublishedRoadmap } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const save = (id: string, question: number, text: string, revision = 0, by = asMentor()) =>
  roadmaps.call(interview.SaveInterviewAnswer, { id, question, body: { text, revision } }, by);
const read = (id: string, by = asMentor()) => roadmaps.call(interview.GetInterview, { id }, by);

describe('an interview answer', () => {
  it('is stored with a revision that grows', async () => {
    const { id } = await aDraft(roadmaps);
    expect(await save(id, 2, 'A letter ')).toMatchObject({ question: 2, text: 'A letter ', revision: 1 });
    expect(await save(id, 2, 'A letter came', 1)).toMatchObject({ revision: 2 });
    await save(id, 1, 'Debt');
    expect((await read(id)).answers.map(({ text }) => text)).toEqual(['Debt', 'A letter came']);
  });

  it('is saved once when two windows save different texts at once', async () => {
    const { id } = await aDraft(roadmaps);
    const results = await Promise.allSettled([save(id, 1, 'One'), save(id, 1, 'Other')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectRejection(save(id, 1, 'Third'), 'STALE');
  });

  it('is unchanged when the same text is saved again', async () => {
    const { id } = await aDraft(roadmaps);
    await save(id, 1, 'The same');
    expect(await save(id, 1, 'The same')).toMatchObject({ revision: 1 });
  });

  it('names a recording of its own roadmap only', async () => {
    const { id } = await aDraft(roadmaps);
    const other = await aDraft(roadmaps);
    const own = await aFile(roadmaps, id, 'voice');
    const foreign = await aFile(roadmaps, other.id, 'voice');
    const link = (recordingId: string | null, revision: number) =>
      roadmaps.call(
        interview.SaveInterviewAnswer,
        { id, question: 1, body: { text: '', recordingId, revision } },
        asMentor(),
      );
    expect(await link(own.id, 0)).toMatchObject({ recordingId: own.id });
    await expectRejection(link(foreign.id, 1), 'VALIDATION');
    await roadmaps.call(rpc.DeleteSource, { id: own.id }, asMentor());
    expect((await read(id)).answers[0]).toMatchObject({ recordingId: null });
  });

  it('belongs to the mentor of the roadmap', async () => {
    const { id } = await aPublishedRoadmap(roadmaps);
    await expectRejection(read(id, asLearner()), 'FORBIDDEN');
    await expectRejection(save(id, 1, 'Mine', 0, asLearner()), 'FORBIDDEN');
    await expectRejection(roadmaps.call(interview.DeleteInterview, { id }, asLearner()), 'FORBIDDEN');
    await expectRejection(save((await aDraft(roadmaps)).id, 6, 'No such question'), 'VALIDATION');
  });
});

describe('the text of the interview', () => {
  const sources = (id: string, by = asMentor()) => roadmaps.call(rpc.ListSources, { id }, by);

  it('is one source, replaced when a run starts after a change', async () => {
    const mentor = aFreshMentor();
    const { id } = await aDraft(roadmaps, mentor);
    await save(id, 1, 'I owed money.', 0, mentor);
    const start = async () => {
      const run = await roadmaps.call(StartRun, { roadmapId: id }, mentor);
      await roadmaps.call(CancelRun, { id: run.id }, mentor);
      return (await sources(id, mentor))[0]!;
    };
    const first = await start();
    expect(first).toMatchObject({ kind: 'interview', status: 'ready', words: 3 });
    expect(await start()).toEqual(first);
    const { key } = await roadmaps.call(rpc.LocateSource, { id: first.id }, mentor);
    await save(id, 1, 'I owed a lot of money.', 1, mentor);
    const second = await start();
    expect(second.id).not.toBe(first.id);
    expect(await sources(id, mentor)).toHaveLength(1);
    await eventually(async () => expect(await roadmaps.get<ObjectStorage>(STORAGE).head(key)).toBeNull());
  });

  it('replaces a recording whose words are in an interview answer', async () => {
    const mentor = aFreshMentor();
    const { id } = await aDraft(roadmaps, mentor);
    const recording = await aFile(roadmaps, id, 'sound', mentor, 'audio/webm');
    const { key } = await roadmaps.call(rpc.LocateSource, { id: recording.id }, mentor);
    const read = { outcome: 'text', sourceId: recording.id, textKey: key, chars: 13, words: 3 } as const;
    await roadmaps.publish(SourceExtracted, read);
    const usedIn = async () => {
      const run = await roadmaps.call(StartRun, { roadmapId: id }, mentor);
      const begun = await roadmaps.call(BeginRun, { runId: run.id });
      await roadmaps.call(CancelRun, { id: run.id }, mentor);
      return begun.next === 'draft' ? begun.sources.map(({ kind }) => kind) : begun.next;
    };
    const link = (text: string, revision: number) =>
      roadmaps.call(
        interview.SaveInterviewAnswer,
        { id, question: 1, body: { text, recordingId: recording.id, revision } },
        mentor,
      );
    await eventually(async () => expect((await sources(id, mentor))[0]!.status).toBe('ready'));
    await link('', 0);
    expect(await usedIn()).toEqual(['file']);
    await link('I owed money.', 1);
    expect(await usedIn()).toEqual(['interview']);
  });

  it('is deleted with the interview answers and not by itself', async () => {
    const mentor = aFreshMentor();
    const { id } = await aDraft(roadmaps, mentor);
    await save(id, 1, 'I owed money.', 0, mentor);
    await roadmaps.call(StartRun, { roadmapId: id }, mentor);
    const [source] = await sources(id, mentor);
    await expectRejection(roadmaps.call(rpc.DeleteSource, { id: source!.id }, mentor), 'RULE_REFUSED');
    await roadmaps.call(interview.DeleteInterview, { id }, mentor);
    expect(await sources(id, mentor)).toEqual([]);
    expect(await read(id, mentor)).toEqual({ answers: [], asking: [] });
  });
});
