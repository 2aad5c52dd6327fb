import { isTimeZone } from '@waymark/contracts/time-zone';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, readSessionCookie } from '../auth/session-cookie.ts';
import type { PageHeads } from './page-heads.ts';
import type { ApiResponse, PageRenderer, PageRequest, ReadApi } from './page-renderer.ts';
import type { PageShell } from './page-shell.ts';
import { sendText } from './send-text.ts';

export interface PageParts {
  heads: PageHeads;
  shell: PageShell;
  renderer: PageRenderer;
}

/**
 * Sends the page with the head of its address and, if there is one, its content: as a guest sees it, or, for a page of the
 * user's own, as this user does. The latter is for this browser alone and is stored nowhere.
 */
export async function sendPage(
  { heads, shell, renderer }: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '/';
  const { head, status, partial, rendered } = await heads.find(path, request);
  const wanted = pageRequest(request, rendered === 'for-user');
  const { hasSession, isOwn } = wanted;
  const mayRender = rendered !== undefined && status === 200 && !partial;
  const isRendered = mayRender && (hasSession || rendered === 'always');
  const read = isOwn ? readAsUser(request, reply) : readAsGuest(request);
  const found = isRendered ? await renderer.render(wanted, read) : null;
  const page = found && { ...found, isOwn };
  const text = await shell.fill({ head, path, page, hasSession });
  if (text === null) throw new AppError('NOT_FOUND', 'The frontend has not been built yet.');
  if (head.noindex) reply.header('x-robots-tag', 'noindex');
  reply.header('cache-control', page?.isOwn ? 'private, no-store' : partial ? 'no-store' : 'no-cache');
  const vary = mayRender ? ['accept-language', 'cookie'] : ['cookie'];
  return sendText(request, reply, { text, type: 'text/html; charset=utf-8', status, vary });
}

function pageRequest(request: FastifyRequest, isForUser: boolean): PageRequest {
  const hasSession = readSessionCookie(request) !== null;
  return {
    url: request.url,
    hasSession,
    isOwn: isForUser && hasSession,
    language: toLanguage(request.headers['accept-language']),
    zone: getZone(request),
  };
}

/** Set by the home of a user, in step with frontend/src/lib/reader-zone.ts. */
const ZONE_COOKIE = 'waymark-zone';

function getZone(request: FastifyRequest): string | null {
  const zone = (readCookie(request, ZONE_COOKIE) ?? '').replaceAll('%2F', '/');
  return isTimeZone(zone) ? zone : null;
}

/** The first choice of the browser, whose number formats the page uses. */
export function toLanguage(header: string | undefined): string | null {
  const [first = ''] = (header ?? '').split(/[,;]/);
  try {
    return Intl.getCanonicalLocales(first.trim())[0]?.slice(0, 35) ?? null;
  } catch {
    return null;
  }
}

/** Through the public routes with their limits and copies; without the visitor's cookies, so nothing of theirs is in it. */
function readAsGuest(request: FastifyRequest): ReadApi {
  return async (path) => toResponse(await read(request, path, {}));
}

/** With the cookies of the browser and all checks of the routes. A renewed or ended session is passed on. */
function readAsUser(request: FastifyRequest, reply: FastifyReply): ReadApi {
  return async (path) => {
    const response = await read(request, path, { cookie: request.headers.cookie ?? '' });
    const cookies = response.headers['set-cookie'];
    if (cookies !== undefined && !reply.sent) reply.header('set-cookie', cookies);
    return toResponse(response);
  };
}

type Injected = Awaited<ReturnType<typeof read>>;

async function read(request: FastifyRequest, path: string, headers: Record<string, string>) {
  if (!path.startsWith('/api/')) throw new Error(`${path} is not part of the API`);
  return request.server.inject({
    method: 'GET',
    url: path,
    remoteAddress: request.ip,
    headers: { accept: 'application/json', ...headers },
  });
}

const toResponse = ({ statusCode, headers, body }: Injected): ApiResponse => ({
  status: statusCode,
  link: headers.link ? String(headers.link) : null,
  body,
});
