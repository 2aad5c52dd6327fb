import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

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
    // A part of the app that did not arrive stays failed until the page is loaded again.
    if (isLoadFailure(this.state.error)) return location.reload();
    this.props.onReset();
    this.setState({ error: null });
  };

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div className="page py-16">
        <ErrorState
          title="This page stumbled"
          error={this.state.error}
          onRetry={this.retry}
          className="mx-auto max-w-xl"
        />
      </div>
    );
  }
}

/** Around each route (give it a `key` of the path): a fault stays on its page, with Retry and the request id. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  return <Boundary onReset={reset}>{children}</Boundary>;
}

const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Loading chunk/i.test(error.message);
