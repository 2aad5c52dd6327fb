import type { ReactNode } from 'react';
import { MaterialCardSkeleton } from './material-card.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function MaterialGrid({ children, busy }: { children: ReactNode; busy?: boolean }) {
  return (
    <div aria-busy={busy || undefined} className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {children}
    </div>
  );
}

export function MaterialsLoading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading materials…
      </p>
      <MaterialGrid busy>
        {SKELETONS.map((key) => (
          <MaterialCardSkeleton key={key} />
        ))}
      </MaterialGrid>
    </>
  );
}
