// guarantees: A thread of 100,000 messages is paged by index: a page reads no more than one of a short thread
// covers: services/community/src/messages, libs/database
import { describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/community/messages.endpoints';
import { FixedClock } from '@waymark/kernel/clock';
import { Harness } from '../testing/harness.ts';
import { Owners } from '../testing/messages.ts';
import { PAGE } from './persistence/messages.reader.ts';

const clock = new FixedClock('2026-05-04T10:00:00Z');
const owners: Owners = new Owners(() => community);
const community: Harness = new Harness({}, { clock, fakes: owners.fakes() }).forFile();
const { send } = owners;

describe('a thread of 100,000 messages', () => {
  it('is paged by index, whatever the page', async () => {
    const [learner, mentor] = owners.aPair();
    const { thread } = await send(learner, mentor);
    await community.sql(
      `INSERT INTO messages (id, thread_id, number, author_id, client_id, text, sent_at)
       SELECT gen_random_uuid(), $1, n, CASE n % 2 WHEN 0 THEN $2::integer ELSE $3 END, gen_random_uuid(), 'Words ' || n,
         $4::timestamptz FROM generate_series(2, 100000) n`,
      [thread.id, learner.userId, mentor.userId, clock.now()],
    );
    await community.sql('UPDATE message_threads SET last_number = 100000 WHERE id = $1', [thread.id]);
    await community.sql('ANALYZE messages');
    const pageAt = (query: object) => community.call(rpc.ListMessages, { id: thread.id, ...query }, mentor);
    for (const [query, first] of [
      [{}, 99_951],
      [{ before: 50_000 }, 49_950],
      [{ around: 70_000 }, 69_975],
    ] as const)
      expect((await pageAt(query)).messages[0]!.number).toBe(first);
    const [plan] = await community.sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT json) ${PAGE.replaceAll('$1', String(mentor.userId))
        .replaceAll('$2', `'${thread.id}'`)
        .replaceAll('$3', '49951')
        .replaceAll('$4', '50000')}`,
    );
    const { Plan } = plan!['QUERY PLAN'][0];
    expect(Plan['Shared Hit Blocks']! + Plan['Shared Read Blocks']!).toBeLessThan(600);
    await community.sql('DELETE FROM messages WHERE thread_id = $1 AND number > 1', [thread.id]);
    await community.sql('UPDATE message_threads SET last_number = 1 WHERE id = $1', [thread.id]);
  });
});
