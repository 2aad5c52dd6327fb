import type { ReactNode } from 'react';
import { SkipLink } from '../../components/ui/visually-hidden.tsx';
import { Footer } from './footer.tsx';
import { RouteFocus } from './route-focus.tsx';
import { TopNav } from './top-nav.tsx';

/** What is around every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopNav />
      <RouteFocus />
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
