import clsx from 'clsx';
import { RotateCw } from 'lucide-react';
import { ApiError } from '../../lib/api.ts';
import { Button, ButtonLink } from './button.tsx';

interface ErrorStateProps {
  title?: string;
  error: unknown;
  onRetry?: () => void;
  className?: string;
}

/** Shown in place of data that did not load, with a retry and the request id for support. */
export function ErrorState({ title = 'That did not load', error, onRetry, className }: ErrorStateProps) {
  const requestId = error instanceof ApiError ? error.requestId : null;
  const needsSecondFactor = error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED';
  return (
    <div role="alert" className={clsx('rounded-card border border-line bg-raised p-6', className)}>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 max-w-measure text-muted">{messageOf(error)}</p>
      {needsSecondFactor && (
        <ButtonLink size="sm" variant="primary" to="/account/security" className="mt-4 mr-3">
          Go to Security
        </ButtonLink>
      )}
      {onRetry && (
        <Button size="sm" className="mt-4" onClick={onRetry}>
          <RotateCw aria-hidden="true" className="size-4" />
          Retry
        </Button>
      )}
      {requestId && (
        <p className="mt-4 text-xs text-muted">
          Request id <code className="break-all">{requestId}</code>
        </p>
      )}
    </div>
  );
}

/** The text for an error: the server's message, or a generic one. */
export function messageOf(
  error: unknown,
  fallback = 'Something went wrong on our side. Please try again.',
): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
