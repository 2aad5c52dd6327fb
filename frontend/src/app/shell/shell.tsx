import type { ReactNode } from 'react';
import { SkipLink } from '../../shared/ui/visually-hidden.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Footer } from './footer.tsx';
import { RouteFocus } from './route-focus.tsx';
import { TopNav } from './top-nav.tsx';

export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopNav />
      <ConnectionBanner />
      <RouteFocus />
      {/* At least as tall as the window, so that the footer does not jump when a short page grows. */}
      <main id="main" tabIndex={-1} className="flex min-h-[calc(100dvh-4rem)] grow flex-col outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}
