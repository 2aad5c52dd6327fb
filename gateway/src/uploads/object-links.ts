import type { IncomingMessage } from 'node:http';
import { AppError } from '@waymark/kernel/app-error';
import { type ObjectClaims, verifyObjectToken } from '@waymark/storage/object-token';
import type { ObjectStorage } from '@waymark/storage/port';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { validationError } from '../http/validation.ts';
import { sendObject } from './send-object.ts';

const LARGEST = 500 * 1024 * 1024;
const Params = z.object({ token: z.string() });

/** Signed links of the disk driver. A link authorizes one operation until it expires; sessions are not read. */
export function serveObjectLinks(instance: FastifyInstance, storage: ObjectStorage, secret: string): void {
  void instance.register(async (scope) => {
    // Any type, as a stream: the link contains the accepted one.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload: IncomingMessage, done) => done(null, payload));
    const claimsOf = (request: FastifyRequest, op: ObjectClaims['op']) => {
      const claims = verifyObjectToken(secret, Params.parse(request.params).token);
      if (!claims || claims.op !== op) throw new AppError('FORBIDDEN', 'This link is no longer valid.');
      return claims;
    };
    const config = { needs: { access: 'none', respondWithinMs: null, bodyLimit: LARGEST } } as const;

    scope.get('/api/object-links/:token', { config }, async (request, reply) => {
      const claims = claimsOf(request, 'get') as Extract<ObjectClaims, { op: 'get' }>;
      await sendObject(storage, claims, request, reply);
      return reply;
    });
    scope.put('/api/object-links/:token', { config }, async (request) => {
      const claims = claimsOf(request, 'put') as Extract<ObjectClaims, { op: 'put' }>;
      const { contentType, contentLength, key } = claims;
      if (request.headers['content-type'] !== contentType) {
        throw new AppError('UNSUPPORTED_TYPE', `This link takes ${contentType}.`);
      }
      if (Number(request.headers['content-length']) !== contentLength) {
        throw validationError([
          { path: ['Content-Length'], message: `This link takes ${contentLength} bytes.` },
        ]);
      }
      await storage.put(key, request.body as IncomingMessage, { contentType, maxBytes: contentLength });
      return { success: true };
    });
  });
}
