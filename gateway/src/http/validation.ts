import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import type { Issue } from '@waymark/contracts/errors';
import { AppError } from '@waymark/kernel/app-error';
import type { z } from 'zod';
import { issuesMessage } from './error-response.ts';

type SchemaIssue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[];
};

/** What a schema found wrong, as an error of ours. */
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

/** For what arrives outside of Nest's parameters. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw validationError(result.error.issues);
  return result.data;
}

/** Without it, the schemas in `@Body({ schema })` and its like are documentation only. */
@Injectable()
export class InputPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => validationError(issues) });
  }

  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      // An id that cannot exist is as absent as any other.
      if (metadata.type === 'param') throw new AppError('NOT_FOUND', 'There is nothing at this address.');
      throw error;
    }
  }
}
