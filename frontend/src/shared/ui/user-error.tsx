import { ErrorState } from './error-state.tsx';

interface UserErrorProps {
  error: Error;
  onRetry: () => void;
  className?: string;
}

/** In place of a page that depends on the user, when the user did not load. The title is the specification's. */
export const UserError = ({ error, onRetry, className = 'page my-16 max-w-xl' }: UserErrorProps) => (
  <ErrorState title="Failed to fetch user" error={error} onRetry={onRetry} className={className} />
);
