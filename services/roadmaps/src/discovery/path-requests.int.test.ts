// guarantees: A request for a path: once per person and text, ten a day, without its author, deleted by author or admin only
import { describe, expect, it } from '@jest/globals';
import { AdminActed } from '@waymark/contracts/roadmaps/events';
import { PATH_REQUESTS_PER_DAY } from '@waymark/contracts/roadmaps/path-requests';
import * as rpc from '@waymark/contracts/roadmaps/path-requests.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { expectRejection } from '@waymark/testing/rejection';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness().forFile();

const [lena, tom] = [asLearner(501), asLearner(502)];
const send = (text: string, caller = lena) => roadmaps.call(rpc.SendPathRequest, { text }, caller);
const asked = async () => (await roadmaps.call(rpc.ListAskedPathRequests, {}, asMentor())).items;
const mine = async (caller = lena) =>
  (await roadmaps.call(rpc.ListMyPathRequests, {}, caller)).map(({ text }) => text);

describe('a request for a path', () => {
  it('is stored once per person, whatever its case and signs', async () => {
    const first = await send('A way through Infertility');
    expect(await send('a way through infertility!')).toEqual(first);
    expect(await mine()).toEqual(['A way through Infertility']);
  });

  it('reaches mentors once, newest first, with how many sent it and without a person', async () => {
    await send('Life after prison');
    await send('life after prison', tom);
    await send('Caring for a parent', tom);
    const items = await asked();
    expect(items.slice(0, 2).map(({ text, asked: count }) => [text, count])).toEqual([
      ['Caring for a parent', 1],
      ['life after prison', 2],
    ]);
    expect(Object.keys(items[0]!).sort()).toEqual(['asked', 'id', 'newestAt', 'text']);
  });

  it('is on one page only', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await roadmaps.call(rpc.ListAskedPathRequests, { limit: 1, cursor }, asMentor());
      seen.push(...page.items.map(({ text }) => text));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual((await asked()).map(({ text }) => text));
  });

  it('is for mentors and admins to read', async () => {
    await expectRejection(roadmaps.call(rpc.ListAskedPathRequests, {}, lena), 'FORBIDDEN');
    expect(await roadmaps.call(rpc.ListAskedPathRequests, {}, asAdmin())).toHaveProperty('items');
  });

  it('is deleted by its author, and by no other learner', async () => {
    const { id } = await send('Something private', tom);
    await expectRejection(roadmaps.call(rpc.DeletePathRequest, { id }, lena), 'NOT_FOUND');
    await roadmaps.call(rpc.DeletePathRequest, { id }, tom);
    expect(await mine(tom)).not.toContain('Something private');
    for (const unknown of [id, newId(), 'x']) {
      await expectRejection(roadmaps.call(rpc.DeletePathRequest, { id: unknown }, tom), 'NOT_FOUND');
    }
  });

  it('is deleted by an admin for everyone who sent it, on record', async () => {
    const { id } = await send('Buy my pills');
    await send('buy my pills', tom);
    await roadmaps.call(rpc.DeletePathRequest, { id }, asAdmin());
    expect((await asked()).map(({ text }) => text)).not.toContain('buy my pills');
    const [action] = await roadmaps.emitted(AdminActed, { action: 'path-request.delete' });
    expect(action).toMatchObject({ target: { type: 'path-request', id, name: 'Buy my pills' } });
  });

  it(`can be sent ${PATH_REQUESTS_PER_DAY} times a day, also at once`, async () => {
    const busy = asLearner(503);
    const texts = Array.from({ length: PATH_REQUESTS_PER_DAY + 3 }, (_, n) => `Request number ${n}`);
    const sent = await Promise.allSettled(texts.map((text) => send(text, busy)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(PATH_REQUESTS_PER_DAY);
    await expectRejection(send('One more', busy), 'TOO_MANY');
  });
});
