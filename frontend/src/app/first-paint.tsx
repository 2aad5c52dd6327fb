import '../lib/zod-setup.ts';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';

/**
 * What the landing page looks like before anything is known of who looks, as HTML that `main.tsx` takes over. Runs in
 * the build alone; what is in it must not depend on the browser, or else the page is drawn twice.
 */
export async function firstPaint(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={AtHome} />
    </StrictMode>,
    // In one piece: what comes later comes with a script inside the page, which our content policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

function AtHome({ children }: { children: ReactNode }) {
  return <StaticRouter location="/">{children}</StaticRouter>;
}
