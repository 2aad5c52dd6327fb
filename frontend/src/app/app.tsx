import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { ToastArea } from '../components/ui/toast-area.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { Background } from './background.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { AppRoutes } from './routes.tsx';
import { Shell } from './shell/shell.tsx';

const queryClient = createQueryClient();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Shell>
          <AppRoutes />
        </Shell>
        <ToastArea />
        <PaletteHost />
        <Background />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
