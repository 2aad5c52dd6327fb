import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OpenAiTestServer } from '../src/testing/openai-server.ts';
import { connectedModel } from './env.ts';
import { draftWithModel, planOf } from './model.ts';
import { modelTable } from './report.ts';
import { loadStories } from './stories.ts';

const stories = loadStories('build').slice(0, 2);

describe('the evaluation of the connected model', () => {
  let server: OpenAiTestServer;
  beforeAll(async () => {
    server = await OpenAiTestServer.start();
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  const connected = (variables: Record<string, string> = {}) =>
    connectedModel({ OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'local', ...variables })!;

  it('uses the model of the worker, if one is connected', () => {
    expect(connected()).toMatchObject({ model: 'local', baseUrl: server.baseUrl });
    expect(connectedModel({})).toBeNull();
  });

  it('prints before it starts how many calls it may make and what they may cost', () => {
    expect(planOf(stories, connected())).toBe('2 stories, at most 6 calls to local');
    const prices = { OPENAI_PRICE_INPUT: '1', OPENAI_PRICE_OUTPUT: '4' };
    expect(planOf(stories, connected(prices))).toMatch(/, up to about \$\d+\.\d\d$/);
  });

  it('prints a row per story, one for all stories, and the totals of the calls', async () => {
    const rows = await draftWithModel(stories, connected());
    expect(rows.map(({ failure, measures }) => [failure, measures.stages])).toEqual([
      [null, 4],
      [null, 4],
    ]);
    const lines = modelTable(rows, false);
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain(stories[0]!.name);
    expect(lines[3]).toMatch(/^all /);
    expect(lines[4]).toMatch(/^0 of 2 not drafted; 4 calls, 4000 tokens read/);
  });

  it('prints neither single held-out stories nor the reason why one failed', async () => {
    server.next({ kind: 'text', text: 'no' }, { kind: 'text', text: 'no' });
    const lines = modelTable(await draftWithModel(stories, connected()), true);
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).not.toMatch(new RegExp(`${stories[0]!.name}|${stories[1]!.name}|usable`));
    expect(lines[2]).toMatch(/^1 of 2 not drafted; 4 calls/);
  });
});
