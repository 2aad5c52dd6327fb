import { ApiError } from './api.ts';

/** Puts what the server found wrong beside the fields it is about; the first of them gets the focus. */
export function showIssues<F extends string>(
  error: unknown,
  fields: readonly F[],
  setError: (field: F, error: { type: string; message: string }, options?: { shouldFocus: boolean }) => void,
): void {
  if (!(error instanceof ApiError)) return;
  const found = error.issues.flatMap((issue) => {
    const field = fields.find((name) => name === issue.path[0]);
    return field ? [{ field, message: issue.message }] : [];
  });
  found.forEach(({ field, message }, index) => {
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  });
}
