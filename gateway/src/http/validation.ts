import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import type { Issue } from '@waymark/contracts/errors';
import { inputMessage } from '@waymark/contracts/input-messages';
import { AppError } from '@waymark/kernel/app-error';
import { z } from 'zod';
import { issuesMessage } from './error-response.ts';

z.config({ customError: inputMessage });

type SchemaIssue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
};

export function validationError(found: readonly SchemaIssue[]): AppError {
  const issues: Issue[] = found.slice(0, 50).map(({ message, path = [] }) => ({
    path: path.map((part) => {
      const key = typeof part === 'object' ? part.key : part;
      return typeof key === 'symbol' ? String(key) : key;
    }),
    message,
  }));
  return new AppError('VALIDATION', issuesMessage(issues), { issues });
}

/** Parses input outside of Nest's parameters. Throws VALIDATION. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw validationError(result.error.issues);
  return result.data;
}

/** Without this pipe the schemas in `@Body({ schema })` only document. */
@Injectable()
export class InputPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => validationError(issues) });
  }

  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      // A malformed id names nothing: 404, like an unknown one.
      if (metadata.type === 'param') throw new AppError('NOT_FOUND', 'There is nothing at this address.');
      throw error;
    }
  }
}
