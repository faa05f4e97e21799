import { fileURLToPath } from 'node:url';
import type * as I18n from '@quits/i18n';
import type * as Product from '@quits/product';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';
import { firestoreWithoutPipelines } from './build/firestore-without-pipelines.ts';
import { recognition } from './build/recognition-files.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { preloads } from './build/preloads/preloads.ts';
import { PRELOADS } from './build/preloads/screens.ts';
import { chunkFileName, CHUNKS } from './chunks.config.ts';
import { snapshotScript } from './build/snapshot-script.ts';
import { sourceServer } from './build/source-server.ts';

/** Paths that `npm run dev` proxies to the embedded backend, because Vite serves the page. */
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

/** Receipts, bank statements, exports and archives; the app recognizes them by their content. */
const SHARED_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
  'text/csv',
  'text/plain',
  'text/xml',
  'application/xml',
  'application/json',
  'application/zip',
  'application/x-ofx',
  '.csv',
  '.xml',
  '.json',
  '.zip',
  '.ofx',
  '.qfx',
  '.sta',
  '.mt940',
];

const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Quits',
  short_name: 'Quits',
  description: 'Shared expenses, exact to the cent.',
  start_url: '/groups',
  display: 'standalone',
  background_color: '#faf7f0',
  theme_color: '#faf7f0',
  categories: ['finance', 'productivity'],
  shortcuts: [
    { name: 'Add expense', url: '/add' },
    { name: 'New group', url: '/groups/new' },
  ],
  share_target: {
    action: '/add',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      files: [
        {
          name: 'receipts',
          accept: SHARED_TYPES,
        },
      ],
    },
  },
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    {
      src: '/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
};

/** Emits the manifest in each language, because the system shows its shortcuts; the page links the one of its locale. */
function translatedManifests(): Plugin {
  return {
    name: 'translated-manifests',
    apply: 'build',
    async generateBundle() {
      const texts = await sourceServer();
      try {
        const { locales } = (await texts.ssrLoadModule('@quits/i18n')) as typeof I18n;
        const { createTexts } = (await texts.ssrLoadModule('@quits/product')) as typeof Product;
        for (const lang of locales) {
          const { t, dir } = (await createTexts({ locale: lang })).store.getState();
          const translated: typeof MANIFEST = {
            ...MANIFEST,
            lang,
            dir,
            description: t('welcome:lead'),
            shortcuts: [
              { name: t('expenses:add'), url: '/add' },
              { name: t('groups:new'), url: '/groups/new' },
            ],
          };
          const fileName = `manifest-${lang}.webmanifest`;
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(translated) });
        }
      } finally {
        await texts.close();
      }
    },
  };
}

/**
 * Declares the order of the kit's cascade layers first: the bundler puts the styles of shared chunks
 * before those of the entry, and the first appearance of a layer determines its order.
 */
function layerOrderFirst(): Plugin {
  return {
    name: 'layer-order-first',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = `@layer quits.tokens,quits.base,quits.components;${String(file.source)}`;
      }
    },
  };
}

/** Adds the embedded backend's boot script for `npm run dev`; the backend adds it to the pages that it serves itself. */
function bootScript(): Plugin {
  return {
    name: 'boot-script',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: '/__/boot.js' }, injectTo: 'head-prepend' },
    ],
  };
}

export default defineConfig({
  plugins: [
    bootScript(),
    snapshotScript(),
    react({ compiler: true }),
    layerOrderFirst(),
    translatedManifests(),
    firestoreWithoutPipelines(),
    recognition(),
    preloads(PRELOADS),
    inlineStyles(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: MANIFEST,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // The system keeps the icons of an installed app; notifications show the one of 192 pixels.
        globIgnores: ['assets/wasm/**', 'apple-touch-icon.png', 'icon-512.png', 'icon-maskable*'],
      },
    }),
  ],
  resolve: {
    conditions: ['@quits/source', ...defaultClientConditions],
    alias: { re2js: fileURLToPath(new URL('src/shims/re2js.ts', import.meta.url)) },
  },
  // Each JSON file of texts is imported as a whole, so it needs no named exports.
  json: { namedExports: false },
  build: {
    target: 'es2023',
    // One stylesheet, part of the page: no screen renders before its styles.
    cssCodeSplit: false,
    // These support `light-dark()`.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    // The strict content security policy allows no inlined data in scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        chunkFileNames: ({ name, facadeModuleId }) => chunkFileName(name, facadeModuleId),
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: ({ name, facadeModuleId }) => chunkFileName(name, facadeModuleId) },
    },
  },
  server: {
    port: 8787,
    strictPort: true,
    proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target: BACKEND }])),
  },
  preview: { port: 8787, strictPort: true },
});
