import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Origin of the backend that `vite dev` reads from: that of `npm start`. */
const BACKEND = 'http://127.0.0.1:8787';

export default defineConfig({
  base: '/__/',
  plugins: [react({ compiler: true })],
  resolve: { conditions: ['@quits/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    cssCodeSplit: false,
    // These support `light-dark()`.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The strict content security policy allows no inlined data in scripts or styles.
    assetsInlineLimit: 0,
    // The backend serves these under `/__/dashboard/`; `/__/assets/` are its own.
    assetsDir: 'dashboard',
    modulePreload: { polyfill: false },
  },
  server: {
    port: 8792,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/__/api', '/__/live', '/v0'].map((path) => [path, { target: BACKEND }]),
    ),
  },
});
