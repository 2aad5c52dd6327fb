import { expect, it } from '@jest/globals';
import { ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import { FindMentors } from '@waymark/contracts/roadmaps/rpc-search';
import { demoPeople } from '@waymark/demo/people';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { Harness } from '../testing/harness.ts';

/** Finds the mentor of the roadmap on debt by a word that is in no profile. */
class FakeRoadmaps {
  @RpcHandler(FindMentors)
  mentors({ q }: { q: string }): number[] {
    if (q === 'nurse') throw new AppError('UNAVAILABLE', 'Try again later.');
    if (q === 'widow') return [demoPeople.tomas.id, demoPeople.amara.id, demoPeople.mentor.id];
    return q === 'loan shark' || q === 'Debt repayment' ? [demoPeople.tomas.id] : [];
  }
}

const identity = new Harness({ DEMO_MODE: 'true' }, undefined, [
  { name: 'roadmaps', handles: [FindMentors], providers: [FakeRoadmaps] },
]).forFile();
const names = async (q: string) =>
  (await identity.call(ListMentors, { q }, null)).items.map(({ name }) => name);

it.each([
  ['Debt repayment', ['Tomáš Dvořák'], 'an area, which roadmaps search'],
  ['loan shark', ['Tomáš Dvořák'], 'a roadmap that the search finds'],
  ['nurse', ['Amara Okafor'], 'the profile while roadmaps do not answer'],
  ['beekeeping', [], 'nothing'],
])('finds by “%s” %p: by %s', async (q, found) => {
  expect(await names(q)).toEqual(found);
});

it('recommends mentors first whose profile has the words, then in the order of their roadmaps, page by page', async () => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { q: 'widow', sort: 'recommended', limit: 1, cursor } as const;
    const page = await identity.call(ListMentors, query, null);
    found.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(found).toEqual(['Rosa Delgado', 'Tomáš Dvořák', 'Amara Okafor']);
});
