import type { Multipart } from '@fastify/multipart';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyRequest } from 'fastify';
import { validationError } from '../http/validation.ts';

/** Bytes of a form besides its file: boundaries, headers, the other fields. */
export const FORM_BYTES = 64 * 1024;

/** The parts of a form with one file of at most `maxBytes`. Errors: VALIDATION, and those of the parser. */
export async function* formParts(request: FastifyRequest, maxBytes: number): AsyncGenerator<Multipart> {
  const limits = {
    ...{ fileSize: maxBytes + 1, files: 1, fields: 8, parts: 9 },
    ...{ fieldSize: 2_100, headerPairs: 20 },
  };
  const parts = request.parts({ limits });
  for (;;) {
    const next = await parts.next().catch((cause: unknown) => {
      if (hasStatus(cause)) throw cause;
      throw new AppError('VALIDATION', 'This form could not be read.', { cause });
    });
    if (next.done) return;
    yield next.value;
  }
}

const hasStatus = (error: unknown): boolean =>
  typeof (error as { statusCode?: unknown } | undefined)?.statusCode === 'number';

export const invalidField = (field: string, message: string): AppError =>
  validationError([{ path: [field], message }]);
