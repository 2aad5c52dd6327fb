import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { chunkOf } from './vite/chunks.ts';
import { firstPaint } from './vite/first-paint.ts';
import { pdfAssets } from './vite/pdf-assets.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/service-worker.ts';

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    firstPaint({ entry: `${import.meta.dirname}/src/app/render.tsx` }),
    pdfAssets(),
    serviceWorker(`${import.meta.dirname}/src/worker/sw.ts`),
    precompress(),
  ],
  resolve: {
    conditions: ['waymark-source', 'module', 'browser', 'development|production'],
    alias: {
      // Dialogs and menus lock scrolling with a <style> tag, which our content policy blocks.
      'react-style-singleton': `${import.meta.dirname}/src/lib/style-singleton.ts`,
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': loadEnv(mode, import.meta.dirname, 'WAYMARK_').WAYMARK_API_URL || 'http://localhost:3000',
    },
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    manifest: true,
    // The content policy blocks data: URLs, so nothing is inlined.
    assetsInlineLimit: 0,
    target: 'es2022',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry lists the files that each route preloads; short names make every first visit smaller.
        chunkFileNames: (chunk) => (chunk.isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        codeSplitting: {
          groups: [
            // Every page needs these, and one file of them is smaller than several.
            { name: 'core', tags: ['$initial'], priority: 1 },
            {
              debugName: 'areas',
              name: chunkOf(`${import.meta.dirname}/src`),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
}));
