import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isApi } from '../http/entry.ts';
import type { PageHeads } from '../pages/page-heads.ts';
import { PageRenderer } from '../pages/page-renderer.ts';
import { PageShell } from '../pages/page-shell.ts';
import { sendPage } from '../pages/pages.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
/** Names our build makes; none begins with a dot. */
const FILE = /^(?:[\w@~-][\w@~.-]*\/)*[\w@~-][\w@~.-]*$/;

/** The built frontend: hashed assets for a year, the page for every path that is no file and no API. */
export function serveFrontend(instance: FastifyInstance, dir: string, heads: PageHeads): PageRenderer {
  const root = resolve(dir);
  const shell = new PageShell(root);
  const renderer = new PageRenderer(root);
  void instance.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  // A Well-Known URL for Changing Passwords (W3C): where password managers lead.
  instance.get('/.well-known/change-password', (_request, reply) => reply.redirect('/account/security', 302));
  instance.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      if (isApi(request)) return reply.callNotFound();
      const path = (request.params as { '*': string })['*'];
      const isAsset = path.startsWith('assets/');
      if (FILE.test(path) && path !== 'index.html' && (await isFile(join(root, path)))) {
        return sendFile(reply, path, isAsset);
      }
      // Requested by an outdated page: the HTML page instead of the asset would only fail later.
      if (isAsset) return reply.callNotFound();
      return sendPage({ heads, shell, renderer }, request, reply);
    },
  });
  return renderer;
}

function sendFile(reply: FastifyReply, path: string, isAsset: boolean): FastifyReply {
  reply.header('cache-control', isAsset ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
  return reply.sendFile(path);
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
