// guarantees: What a mentor takes back leaves the published version, older ones and guidance at once; engines read what is allowed
import { describe, expect, it } from '@jest/globals';
import { DecideName, GetNames } from '@waymark/contracts/roadmaps/names.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { Harness } from '../testing/harness.ts';
import { PermissionCase, quotesIn } from '../testing/permission-case.ts';

const roadmaps = new Harness().forFile();

type Decision = RpcInput<typeof DecideName>['body'];
const decide = ({ on }: PermissionCase, body: Decision, by = on.mentor) =>
  roadmaps.call(DecideName, { id: on.roadmapId, body }, by);
const names = ({ on }: PermissionCase, by = on.mentor) => roadmaps.call(GetNames, { id: on.roadmapId }, by);
const jana = async (on: PermissionCase) => (await names(on)).names.find(({ name }) => name === 'Jana');
const bySister = { action: 'replace', name: 'Jana', replacement: 'my sister' } as const;

describe('a name of another person', () => {
  it('is found with its places, in titles and in quotes', async () => {
    const found = await jana(await PermissionCase.start(roadmaps));
    expect(found).toMatchObject({ decision: 'open', count: 2, replacement: null });
    expect(found!.places.map(({ place }) => place).sort()).toEqual(['Quote', 'Step']);
  });

  it('is replaced everywhere at once, and in the published version with the next one', async () => {
    const on = await PermissionCase.start(roadmaps);
    await decide(on, bySister);
    const draft = await on.on.draftVersion();
    expect(JSON.stringify(draft.stages)).not.toContain('Jana');
    expect(draft).toMatchObject({ hasUnpublishedChanges: true });
    expect(quotesIn(draft)).toContain('[My sister]');
    expect(JSON.stringify(await on.asLearner())).toContain('Jana');
    await on.on.publish();
    expect(JSON.stringify((await on.asLearner()).stages)).not.toContain('Jana');
    const [stored] = await roadmaps.sql<{ quote: string }>(
      "SELECT evidence_quote AS quote FROM steps WHERE roadmap_id = $1 AND evidence_quote = 'Jana'",
      [on.on.roadmapId],
    );
    expect(stored).toEqual({ quote: 'Jana' });
    expect(await on.on.draftVersion()).toMatchObject({ hasUnpublishedChanges: false });
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('stays in the texts that the mentor has written for this revision', async () => {
    const on = await PermissionCase.start(roadmaps);
    const found = (await jana(on))!;
    const { revision } = await names(on);
    const step = found.places.find(({ isQuote }) => !isQuote)!;
    const written = { ...bySister, texts: [{ key: step.key, text: 'Ask Jana or a neighbour' }] };
    await expectRejection(decide(on, { ...written, revision: revision + 1 }), 'STALE');
    await decide(on, { ...written, revision });
    const draft = await on.on.draftVersion();
    expect(draft.stages.flatMap(({ steps }) => steps.map(({ title }) => title))).toContain(
      'Ask Jana or a neighbour',
    );
    expect(quotesIn(draft)).toContain('[My sister]');
    await decide(on, { action: 'undo', name: 'Jana' });
    expect((await jana(on))!.places).toEqual(found.places);
  });

  it('returns when the replacement is undone, unless the roadmap was changed since', async () => {
    const on = await PermissionCase.start(roadmaps);
    const before = (await on.on.draftVersion()).stages;
    expect((await decide(on, bySister)).undo).toBe('Jana');
    await decide(on, { action: 'undo', name: 'Jana' });
    expect((await on.on.draftVersion()).stages).toEqual(before);
    await decide(on, bySister);
    const edit = { id: on.on.roadmapId, body: { title: 'Another title' } };
    await roadmaps.call(rpc.UpdateRoadmap, edit, on.on.mentor);
    await expectRejection(decide(on, { action: 'undo', name: 'Jana' }), 'STALE');
  });

  it('stays when the mentor decides so, and the decision is remembered', async () => {
    const on = await PermissionCase.start(roadmaps);
    const before = await on.on.draftVersion();
    await decide(on, { action: 'keep', name: 'Jana' });
    expect(await jana(on)).toMatchObject({ decision: 'kept' });
    expect(await on.on.draftVersion()).toEqual(before);
  });

  it('rejects a replacement that makes a title too long, and other mentors', async () => {
    const on = await PermissionCase.start(roadmaps);
    const title = `Jana ${'x'.repeat(114)}`;
    await roadmaps.call(rpc.UpdateRoadmap, { id: on.on.roadmapId, body: { title } }, on.on.mentor);
    await expectRejection(decide(on, bySister), 'VALIDATION');
    await expectRejection(names(on, asMentor(999)), 'FORBIDDEN');
    await expectRejection(decide(on, bySister, asMentor(999)), 'FORBIDDEN');
  });
});
