import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import { AskStory } from '@waymark/contracts/roadmaps/learning.endpoints';
import { DecideName } from '@waymark/contracts/roadmaps/names.endpoints';
import type { StoryReply } from '@waymark/contracts/roadmaps/questions';
import { UpdateRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import { asLearner } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { aTranscript } from '../testing/builders.ts';
import { ClipCase } from '../testing/clip-case.ts';
import { Harness } from '../testing/harness.ts';
import { PermissionCase } from '../testing/permission-case.ts';
import { RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();
const learner = asLearner(7_300);
const SOUP = 'Who came with soup?';

const ask = (id: string, question: string, caller: Caller | null = learner): Promise<StoryReply> =>
  roadmaps.call(AskStory, { id, body: { question } }, caller);
const textsOf = ({ passages }: StoryReply) => passages.map(({ text }) => text);

describe('a question about a published story', () => {
  it('gets the words of the mentor, with the step that comes from them', async () => {
    const { on } = await PermissionCase.start(roadmaps);
    const answer = await ask(on.roadmapId, SOUP);
    expect(answer.safety).toBeNull();
    expect(answer.passages[0]!.text).toContain('she came with soup');
    expect(answer.passages[0]!.step).toMatchObject({
      title: 'Do as in “Jana”',
      stageTitle: 'Drafted stage 2',
    });
    expect(answer.passages[0]!.voice).toBeNull();
  });

  it('gets no passages where the story contains no answer', async () => {
    const { on } = await PermissionCase.start(roadmaps);
    expect(await ask(on.roadmapId, 'Which tomatoes grow on balconies?')).toEqual({
      passages: [],
      safety: null,
    });
  });

  it('gets help alone where it has signs of danger', async () => {
    const { on } = await PermissionCase.start(roadmaps);
    const answer = await ask(on.roadmapId, 'She came with soup but I am going to kill myself');
    expect(answer).toMatchObject({ passages: [], safety: { level: 'strong', kinds: ['suicide'] } });
  });

  it('needs a login, some words, and a roadmap that the caller can see', async () => {
    const { on } = await PermissionCase.start(roadmaps);
    const draft = await RunCase.start(roadmaps);
    await expectRejection(ask(on.roadmapId, SOUP, null), 'UNAUTHENTICATED');
    await expectRejection(ask(draft.roadmapId, SOUP), 'NOT_FOUND');
    await expectRejection(ask('unknown', SOUP), 'NOT_FOUND');
    for (const question of ['', ' \u200b ', 'a'.repeat(501)])
      await expectRejection(ask(on.roadmapId, question), 'VALIDATION');
  });

  it('never gets the words of another roadmap', async () => {
    const [one, other] = [await PermissionCase.start(roadmaps), await RunCase.start(roadmaps)];
    await aTranscript(roadmaps, other.roadmapId, 'The zebra carried my suitcase.', other.mentor);
    expect(await ask(one.on.roadmapId, 'What did the zebra carry?')).toMatchObject({ passages: [] });
  });
});

describe('the reply to a question', () => {
  it('loses passages at once when the mentor withdraws the permission or deletes the text', async () => {
    const on = await PermissionCase.start(roadmaps);
    expect(textsOf(await ask(on.on.roadmapId, SOUP))).not.toEqual([]);
    await on.change('quoting', false);
    expect((await ask(on.on.roadmapId, SOUP)).passages).toEqual([]);
    await on.change('quoting', true);
    expect(textsOf(await ask(on.on.roadmapId, SOUP))).not.toEqual([]);
    await roadmaps.call(rpc.DeleteSource, { id: on.on.source.id }, on.on.mentor);
    const left = textsOf(await ask(on.on.roadmapId, 'Who came with soup, and did you rest?'));
    expect(left.join(' ')).not.toContain('soup');
  });

  it('does not contain a passage held back', async () => {
    const on = await RunCase.start(roadmaps);
    await on.finishHolding(['she came with soup'], on.quoting([['I stopped.', 'I rested for a month.']]));
    await on.ended();
    await on.publish();
    expect((await ask(on.roadmapId, SOUP)).passages).toEqual([]);
    expect(textsOf(await ask(on.roadmapId, 'How long did you rest?'))).toEqual([
      'I stopped. I rested for a month.',
    ]);
  });

  it('does not contain text that was added after the roadmap was published', async () => {
    const { on } = await PermissionCase.start(roadmaps);
    await aTranscript(roadmaps, on.roadmapId, 'The zebra carried my suitcase.', on.mentor);
    expect((await ask(on.roadmapId, 'What did the zebra carry?')).passages).toEqual([]);
    await roadmaps.call(UpdateRoadmap, { id: on.roadmapId, body: { title: 'Once more' } }, on.mentor);
    await on.publish();
    expect(textsOf(await ask(on.roadmapId, 'What did the zebra carry?'))).toEqual([
      'The zebra carried my suitcase.',
    ]);
  });
});

it('shows names in replies as the mentor decided, and undecided ones by their first letter', async () => {
  const on = await RunCase.start(roadmaps);
  await on.finish(on.quoting([['I stopped.', 'I rested for a month.']]));
  await on.ended();
  await on.publish();
  expect(textsOf(await ask(on.roadmapId, SOUP)).join(' ')).toContain('I asked [J.] for help');
  const { revision } = await on.draftVersion();
  const body = { name: 'Jana', action: 'replace', replacement: 'my sister', revision } as const;
  await roadmaps.call(DecideName, { id: on.roadmapId, body }, on.mentor);
  expect(textsOf(await ask(on.roadmapId, SOUP)).join(' ')).toContain('I asked [my sister] for help');
});

it('plays the part of the recording that the step plays, while learners may play it', async () => {
  const on = await ClipCase.start(roadmaps);
  await on.publish();
  await on.cut();
  const voices = async () =>
    (await ask(on.roadmapId, 'How long did you rest?')).passages.map(({ voice }) => voice);
  expect(await voices()).toMatchObject([{ state: 'ready', url: expect.stringMatching(/^\/api\/media\//) }]);
  await on.allow(false);
  expect(await voices()).toEqual([null]);
});
