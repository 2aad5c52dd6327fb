import '../lib/zod-setup.ts';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';

/**
 * Prerenders the landing page for guests as HTML that `main.tsx` hydrates. Runs in the build only: the output must not
 * depend on the browser, or hydration fails.
 */
export async function firstPaint(): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <App Router={AtHome} />
    </StrictMode>,
    // Waits for the whole page: streaming would need an inline script, which our content policy blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

function AtHome({ children }: { children: ReactNode }) {
  return <StaticRouter location="/">{children}</StaticRouter>;
}
