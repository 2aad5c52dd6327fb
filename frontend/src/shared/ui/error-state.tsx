import clsx from 'clsx';
import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { ApiError, type ApiErrorCode } from '../../lib/api.ts';
import { Button, ButtonLink } from './button.tsx';
import { Drawing } from './drawing.tsx';
import type { DrawingName } from './drawing-names.ts';

interface ErrorStateProps {
  title?: string;
  error: unknown;
  className?: string;
}

/** The way on. */
type Way = { onRetry: () => void; action?: undefined } | { onRetry?: undefined; action: ReactElement };

const drawings: Partial<Record<ApiErrorCode, DrawingName>> = {
  NETWORK: 'fog',
  TIMEOUT: 'fog',
  UNAVAILABLE: 'fog',
  NOT_FOUND: 'signpost',
  FORBIDDEN: 'gate',
  UNAUTHENTICATED: 'gate',
  SECOND_FACTOR_REQUIRED: 'gate',
};

/** Shown in place of data that did not load, with a way on and the request id for support. */
export function ErrorState(props: ErrorStateProps & Way) {
  const { title = 'That did not load', error, onRetry, action, className } = props;
  // The specification shows a failed request as "{status}: {response text}".
  const status = statusOf(error);
  const { code, requestId } = error instanceof ApiError ? error : { code: null, requestId: null };
  return (
    <div role="alert" className={clsx('rounded-card border border-line bg-raised p-6', className)}>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Drawing name={(code && drawings[code]) ?? 'bridge'} size="sm" />
        <div className="min-w-0 flex-[1_1_14rem]">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1 max-w-measure text-muted">
            {status && <span className="tabular">{status}: </span>}
            {messageOf(error)}
          </p>
          {code === 'SECOND_FACTOR_REQUIRED' && (
            <ButtonLink size="sm" variant="primary" to="/account/security" className="mt-4 mr-3">
              Go to Security
            </ButtonLink>
          )}
          {action}
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
      </div>
    </div>
  );
}

/** The status to write before the text of an error, unless there was no response or the text begins with it. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status === 0) return null;
  return hasOwnMessage(error) ? error.status : null;
}

/** False for a response of a proxy, whose message is "{status}: {response text}". */
const hasOwnMessage = ({ status, message }: ApiError): boolean => !message.startsWith(`${status}: `);

/** The text for an error: the server's message, or `fallback` if it has none or only one for all faults of its own. */
export function messageOf(error: unknown, fallback?: string): string {
  if (!(error instanceof ApiError)) return fallback ?? 'Something went wrong on our side. Please try again.';
  const isSpecific = hasOwnMessage(error) && error.code !== 'INTERNAL';
  return isSpecific ? error.message : (fallback ?? error.message);
}
