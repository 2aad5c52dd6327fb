import type { Issue } from '@waymark/contracts/errors';
import { ApiError } from './api.ts';

/**
 * Shows the issues of a server error at their form fields and focuses the first one. `fields` lists the fields, or maps
 * the path of an issue inside the body to a field.
 */
export function showIssues<F extends string>(
  error: unknown,
  fields: readonly F[] | ((path: Issue['path']) => F),
  setError: (field: F, error: { type: string; message: string }, options?: { shouldFocus: boolean }) => void,
): void {
  if (!(error instanceof ApiError)) return;
  const found = error.issues.flatMap(({ path, message }) => {
    const inBody = path[0] === 'body' ? path.slice(1) : path;
    const field = typeof fields === 'function' ? fields(inBody) : fields.find((name) => name === inBody[0]);
    return field ? [{ field, message }] : [];
  });
  found.forEach(({ field, message }, index) => {
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  });
}
