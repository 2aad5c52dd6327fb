import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ToastArea } from '../shared/ui/toast-area.tsx';
import { Background } from './background.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { AppRoutes } from './routes.tsx';
import { DeletionGate } from './shell/deletion-gate.tsx';
import { Shell } from './shell/shell.tsx';

interface AppProps {
  client: QueryClient;
  /** The router: the browser's, or a static one where a page is rendered without a browser. */
  inRouter?: (content: ReactNode) => ReactNode;
}

const inBrowser = (content: ReactNode) => <BrowserRouter>{content}</BrowserRouter>;

export function App({ client, inRouter = inBrowser }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      {inRouter(
        <>
          <Shell>
            <DeletionGate>
              <AppRoutes />
            </DeletionGate>
          </Shell>
          <ToastArea />
          <PaletteHost />
          <Background />
        </>,
      )}
    </QueryClientProvider>
  );
}
