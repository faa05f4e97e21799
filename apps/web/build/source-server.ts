import { createServer, type ViteDevServer } from 'vite';

/** Starts a server from which a build imports the sources of the app and of its packages; close it afterward. */
export function sourceServer(): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
    ssr: { noExternal: [/^@quits\//], resolve: { conditions: ['@quits/source'] } },
  });
}
