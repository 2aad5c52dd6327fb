import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { localModelHint } from './local-models.ts';

describe('a server of models on this machine', () => {
  const open: Server[] = [];
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  const serve = async (respond: RequestListener) => {
    const server = createServer(respond);
    open.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return { name: 'Ollama', port: (server.address() as AddressInfo).port };
  };
  const models =
    (...ids: string[]): RequestListener =>
    (req, res) => {
      if (req.url !== '/v1/models') return void res.writeHead(404).end();
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }));
    };
  const hint = async (respond: RequestListener, env = {}) => localModelHint(env, [await serve(respond)]);

  it('is named with the setting that selects it', async () => {
    const server = await serve(models('nomic-embed-text', 'qwen3:8b'));
    const closed = { name: 'LM Studio', port: 1 };
    expect(await localModelHint({}, [closed, server])).toBe(
      ` A server of models (Ollama?) answers on port ${server.port}. To draft with it, start Waymark with\n` +
        `   OPENAI_BASE_URL=http://127.0.0.1:${server.port}/v1 OPENAI_MODEL=qwen3:8b AI_IS_LOCAL=true npm start`,
    );
  });

  it.each([{ OPENAI_API_KEY: 'k' }, { OPENAI_BASE_URL: 'http://localhost:1/v1' }, { AI_ENGINE: 'offline' }])(
    'is not called when a choice was made: %j',
    async (env) => {
      let asked = 0;
      const counting: RequestListener = (_, res) => {
        asked += 1;
        res.end();
      };
      expect([await hint(counting, env), asked]).toEqual([null, 0]);
    },
  );

  it.each<[string, RequestListener]>([
    ['is another program', (_, res) => res.end('<h1>Hello</h1>')],
    ['has no model', models()],
    ['has only models that embed', models('nomic-embed-text')],
    ['fails', (_, res) => void res.writeHead(500).end('{}')],
    ['names a model that a shell would run', models('x; rm -rf ~')],
    ['sends elsewhere', (_, res) => void res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['closes at once', (req) => void req.socket.destroy()],
  ])('that %s is not mentioned', async (_, respond) => {
    expect(await hint(respond)).toBeNull();
  });

  it('that does not respond delays the start only briefly', async () => {
    const began = performance.now();
    expect(await hint(() => {})).toBeNull();
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
