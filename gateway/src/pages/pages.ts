import { AppError } from '@waymark/kernel/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageHeads } from './page-heads.ts';
import type { PageShell } from './page-shell.ts';
import { sendText } from './send-text.ts';

/** Sends the page with the head of its address. */
export async function sendPage(
  heads: PageHeads,
  shell: PageShell,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '/';
  const { head, status, partial } = await heads.find(path, request);
  const text = await shell.fill(head, path);
  if (text === null) throw new AppError('NOT_FOUND', 'The product was not built yet.');
  if (head.noindex) reply.header('x-robots-tag', 'noindex');
  reply.header('cache-control', partial ? 'no-store' : 'no-cache');
  return sendText(request, reply, { text, type: 'text/html; charset=utf-8', status });
}
