// guarantees: One take of a recording is in use, also when two windows choose at once
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { BeginRun, StartRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { ChooseTake, StartRecording } from '@waymark/contracts/roadmaps/recordings.endpoints';
import { CancelRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { type Source, sourceKey } from '@waymark/contracts/roadmaps/sources';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import { Database } from '@waymark/database/database';
import { asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

/** A roadmap of a new mentor, with takes whose texts are known at once. */
async function aStory() {
  const mentor: Caller = aFreshMentor();
  const { id: roadmapId } = await aDraft(roadmaps, mentor);
  const add = (text: string, takeOf?: string): Promise<Source> => {
    const key = sourceKey(roadmapId, randomUUID());
    const sha256 = Buffer.from(text).toString('hex').padEnd(64, '0').slice(0, 64);
    const input = { roadmapId, kind: 'transcript' as const, key, originalName: text, fileType: 'text/plain' };
    return roadmaps.call(rpc.AddSource, { ...input, fileSize: 1, sha256, words: 1, takeOf }, mentor);
  };
  const used = async () => {
    const all = await roadmaps.call(rpc.ListSources, { id: roadmapId }, mentor);
    return all.filter(({ take }) => take?.isUsed !== false).map(({ originalName }) => originalName);
  };
  const choose = ({ id }: Source, caller = mentor) => roadmaps.call(ChooseTake, { id }, caller);
  const remove = ({ id }: Source) => roadmaps.call(rpc.DeleteSource, { id }, mentor);
  return { mentor, roadmapId, add, used, choose, remove };
}

describe('takes of a recording', () => {
  it('are stored beside each other, and the newest is used', async () => {
    const { add, used } = await aStory();
    const first = await add('first');
    expect(first.take).toBeNull();
    const second = await add('second', first.id);
    const third = await add('third', second.id);
    expect([second.take, third.take]).toEqual(Array(2).fill({ group: first.id, isUsed: true }));
    await add('another story');
    expect(await used()).toEqual(['third', 'another story']);
  });

  it('are drafted from only where they are in use', async () => {
    const { add, mentor, roadmapId, choose } = await aStory();
    const first = await add('first');
    const second = await add('second', first.id);
    const drafted = async () => {
      const run = await roadmaps.call(StartRun, { roadmapId }, mentor);
      const begun = await roadmaps.call(BeginRun, { runId: run.id });
      await roadmaps.call(CancelRun, { id: run.id }, mentor);
      return begun.next === 'draft' && begun.sources.map(({ name }) => name);
    };
    expect(await drafted()).toEqual(['second']);
    expect(await choose(first)).toMatchObject({ id: first.id, take: { isUsed: true } });
    expect(await drafted()).toEqual(['first']);
    await choose(second);
    expect(await drafted()).toEqual(['second']);
  });

  it('stay one in use when two windows choose at once, and when the one in use is deleted', async () => {
    const { add, used, choose, remove } = await aStory();
    const first = await add('first');
    const takes = [first, await add('second', first.id), await add('third', first.id)];
    await Promise.all([...takes, ...takes].map((take) => choose(take)));
    expect(await used()).toHaveLength(1);
    await choose(first);
    await remove(first);
    expect(await used()).toEqual(['third']);
    await remove(takes[1]!);
    expect(await used()).toEqual(['third']);
  });

  it('are of one roadmap: a take of a deleted or foreign recording becomes a recording of its own', async () => {
    const { add, mentor, roadmapId, remove } = await aStory();
    const elsewhere = await aStory();
    const foreign = await elsewhere.add('foreign');
    const body = (takeOf: string) => ({ id: randomUUID(), fileType: 'audio/webm' as const, takeOf });
    const start = (takeOf: string) =>
      roadmaps.call(StartRecording, { id: roadmapId, body: body(takeOf) }, mentor);
    const gone = await add('gone');
    expect(await start(gone.id)).toMatchObject({ takeOf: gone.id });
    await remove(gone);
    expect([(await start(gone.id)).takeOf, (await start(foreign.id)).takeOf]).toEqual([null, null]);
    expect((await add('mine', foreign.id)).take).toBeNull();
    expect(await elsewhere.used()).toEqual(['foreign']);
  });

  it('are chosen by their mentor only', async () => {
    const { add, choose } = await aStory();
    const take = await add('first');
    await expectRejection(choose(take, asMentor(999)), 'NOT_FOUND');
    expect((await choose(take)).take).toBeNull();
  });

  it('cannot both be in use in the database', async () => {
    const { add } = await aStory();
    const first = await add('first');
    await add('second', first.id);
    const both = roadmaps
      .get(Database)
      .transaction(({ em }) => em.query('UPDATE sources SET set_aside = false WHERE id = $1', [first.id]));
    await expect(both).rejects.toThrow('one_take_is_used');
  });
});
