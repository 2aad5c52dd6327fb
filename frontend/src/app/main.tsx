import '../lib/zod-setup.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// The landing page is prerendered; see first-paint.tsx.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
