// guarantees: What an applicant writes is seen by nobody else, and is not published
import { describe, expect, it } from '@jest/globals';
import { GetPermissions, SetOutsideModel } from '@waymark/contracts/roadmaps/permissions.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { ListSources } from '@waymark/contracts/roadmaps/sources.endpoints';
import { DeleteRoadmap } from '@waymark/contracts/roadmaps/versions.endpoints';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { aDraft, addStage, aStage, aTranscript } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

const nora = asLearner(471);
const applicant = { ...nora, applies: true } as const;
const publish = (id: string, caller: Parameters<typeof roadmaps.call>[2]) =>
  roadmaps.call(rpc.PublishRoadmap, { id }, caller);
const get = (id: string, caller: Parameters<typeof roadmaps.call>[2]) =>
  roadmaps.call(rpc.GetRoadmap, { id }, caller);

async function aStory(title: string): Promise<string> {
  const { id } = await aDraft(roadmaps, applicant, title);
  await aTranscript(roadmaps, id, 'I was afraid of every letter for two years.', applicant);
  await addStage(roadmaps, id, aStage('Opening the letters'), applicant);
  return id;
}

describe('an applicant', () => {
  it('tells and shapes a story that is refused to be published', async () => {
    const id = await aStory('Out of debt');
    const { stages, isOwner } = await get(id, applicant);
    expect({ isOwner, stages: stages.length }).toEqual({ isOwner: true, stages: 1 });
    await roadmaps.call(SetOutsideModel, { id, body: { granted: true } }, applicant);
    const refused = await rejectionOf(publish(id, applicant));
    expect(refused).toMatchObject({ code: 'FORBIDDEN' });
    expect(refused.message).toMatch(/once your application is approved/);
    expect((await get(id, applicant)).status).toBe('draft');
  });

  it('is seen by nobody else', async () => {
    const title = 'A story that waits';
    const id = await aStory(title);
    for (const other of [null, asLearner(472), asMentor(473), asAdmin(474)]) {
      await expectRejection(get(id, other), 'NOT_FOUND');
      const found = await roadmaps.call(rpc.ListRoadmaps, { q: title, limit: 100 }, other);
      expect(found.items).toEqual([]);
    }
    const mine = await roadmaps.call(rpc.ListRoadmaps, { mentorId: nora.userId, limit: 100 }, null);
    expect(mine.items).toEqual([]);
  });

  it('reads and deletes, but does not edit, after a rejection, and goes on with the next application', async () => {
    const id = await aStory('Two attempts');
    const edit = (caller: typeof nora) =>
      roadmaps.call(rpc.UpdateRoadmap, { id, body: { title: 'Three attempts' } } as never, caller);
    await expectRejection(edit(nora), 'FORBIDDEN');
    expect((await get(id, nora)).title).toBe('Two attempts');
    const [source] = await roadmaps.call(ListSources, { id }, nora);
    await roadmaps.call(GetPermissions, { id: source!.id }, nora);
    await edit(applicant);
    expect((await get(id, applicant)).title).toBe('Three attempts');
    expect(await roadmaps.call(DeleteRoadmap, { id }, nora)).toMatchObject({ outcome: 'deleted' });
  });

  it('publishes what was written once the role is given', async () => {
    const id = await aStory('Approved');
    const mentor = { ...nora, role: 'mentor' } as const;
    expect(await publish(id, mentor)).toMatchObject({ status: 'published' });
    expect((await get(id, null)).title).toBe('Approved');
  });
});
