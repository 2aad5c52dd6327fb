import { AppError } from '@waymark/kernel/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSessionCookie } from '../auth/session-cookie.ts';
import type { PageHeads } from './page-heads.ts';
import type { ApiResponse, PageRenderer, ReadApi } from './page-renderer.ts';
import type { PageShell } from './page-shell.ts';
import { sendText } from './send-text.ts';

export interface PageParts {
  heads: PageHeads;
  shell: PageShell;
  renderer: PageRenderer;
}

/** Sends the page with the head of its address, and with its content as a guest sees it, if there is one. */
export async function sendPage(
  { heads, shell, renderer }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '/';
  const { head, status, partial, rendered } = await heads.find(path, request);
  const own = pageRequest(request);
  const mayRender = rendered !== undefined && status === 200 && !partial;
  const isRendered = mayRender && (own.hasSession || rendered === 'always');
  const page = isRendered ? await renderer.render(own, readAsGuest(request)) : null;
  const text = await shell.fill({ head, path, page, hasSession: own.hasSession });
  if (text === null) throw new AppError('NOT_FOUND', 'The frontend has not been built yet.');
  if (head.noindex) reply.header('x-robots-tag', 'noindex');
  reply.header('cache-control', partial ? 'no-store' : 'no-cache');
  const vary = mayRender ? ['accept-language', 'cookie'] : ['cookie'];
  return sendText(request, reply, { text, type: 'text/html; charset=utf-8', status, vary });
}

const pageRequest = (request: FastifyRequest) => ({
  url: request.url,
  hasSession: readSessionCookie(request) !== null,
  language: languageOf(request.headers['accept-language']),
});

/** The first choice of the browser, whose number formats the page uses. */
export function languageOf(header: string | undefined): string | null {
  const [first = ''] = (header ?? '').split(/[,;]/);
  try {
    return Intl.getCanonicalLocales(first.trim())[0]?.slice(0, 35) ?? null;
  } catch {
    return null;
  }
}

/** Through the public routes with their limits and copies; without the visitor's cookies, so nothing of theirs is in it. */
function readAsGuest(request: FastifyRequest): ReadApi {
  return async (path): Promise<ApiResponse> => {
    if (!path.startsWith('/api/')) throw new Error(`${path} is not part of the API`);
    const { statusCode, headers, body } = await request.server.inject({
      method: 'GET',
      url: path,
      remoteAddress: request.ip,
      headers: { accept: 'application/json' },
    });
    return { status: statusCode, link: headers.link ? String(headers.link) : null, body };
  };
}
