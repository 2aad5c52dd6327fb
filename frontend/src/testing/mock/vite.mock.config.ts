import { defineConfig, mergeConfig } from 'vite';
import base from '../../../vite.config.ts';
import { mockApi } from './mock-api.ts';

/** The dev server, or a preview of the build under the real content policy, over the mock API. */
export default defineConfig((env) =>
  mergeConfig(base(env), {
    plugins: [mockApi()],
    server: { proxy: undefined },
    preview: {
      headers: { 'content-security-policy': "default-src 'self'; object-src 'none'; base-uri 'none'" },
    },
  }),
);
