import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Paths that the embedded backend answers, for `npm run dev`, where Vite serves the page. */
const BACKEND_PATHS = [
  '/__/',
  '/__session',
  '/__report',
  '/emulator',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/v0',
];
const BACKEND = 'http://127.0.0.1:8790';

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Quits',
        short_name: 'Quits',
        description: 'Shared expenses, exact to the cent.',
        start_url: '/groups',
        display: 'standalone',
        background_color: '#faf7f0',
        theme_color: '#faf7f0',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallback: '/index.html',
        // The backend's own pages and the provider's handlers are never the app.
        navigateFallbackDenylist: [/^\/__/, /^\/emulator\//, /^\/v0\//],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
    }),
  ],
  resolve: {
    conditions: ['@quits/source', ...defaultClientConditions],
    alias: { re2js: fileURLToPath(new URL('src/shims/re2js.ts', import.meta.url)) },
  },
  build: {
    target: 'es2023',
    // One stylesheet: the order of cascade layers is that of their first appearance, and chunks of
    // CSS arrive in any order. The targets know `light-dark()`.
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    // The strict content security policy allows no inlined data in scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 8787,
    strictPort: true,
    proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target: BACKEND }])),
  },
  preview: { port: 8787, strictPort: true },
});
