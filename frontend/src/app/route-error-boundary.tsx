import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '../shared/ui/error-state.tsx';

interface BoundaryProps {
  children: ReactNode;
  onReset: () => void;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  retry = () => {
    // A failed import of a module is cached until the page is reloaded.
    if (isLoadFailure(this.state.error)) return location.reload();
    this.props.onReset();
    this.setState({ error: null });
  };

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div className="page py-16">
        <ErrorState
          title="This page ran into a problem"
          error={this.state.error}
          onRetry={this.retry}
          className="mx-auto max-w-xl"
        />
      </div>
    );
  }
}

/** Catches the errors of one route, with a retry and the request id. Give it the path as `key`. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  return <Boundary onReset={reset}>{children}</Boundary>;
}

const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Loading chunk/i.test(error.message);
