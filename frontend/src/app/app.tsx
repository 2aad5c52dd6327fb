import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ToastArea } from '../components/ui/toast-area.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { Background } from './background.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { AppRoutes } from './routes.tsx';
import { DeletionGate } from './shell/deletion-gate.tsx';
import { Shell } from './shell/shell.tsx';

const queryClient = createQueryClient();

interface AppProps {
  /** The router: the browser's, or a static one while the build prerenders a page. */
  Router?: (props: { children: ReactNode }) => ReactNode;
}

export function App({ Router = BrowserRouter }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router>
        <Shell>
          <DeletionGate>
            <AppRoutes />
          </DeletionGate>
        </Shell>
        <ToastArea />
        <PaletteHost />
        <Background />
      </Router>
    </QueryClientProvider>
  );
}
