import { createServer, type Server, type ServerResponse } from 'node:http';
import { startLocalBackend, type LocalBackend } from '@quits/local-backend';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  /** Values that the setup passes to the tests. */
  export interface ProvidedContext {
    /** Origin of the embedded backend. */
    backend: string;
    /** URL of the backend's events, readable from any origin. */
    events: string;
  }
}

let backend: LocalBackend | undefined;
let window: Server | undefined;

/** Starts the embedded backend and a window to its page of events. */
export async function setup(project: TestProject): Promise<void> {
  backend = await startLocalBackend({ project: 'demo-analytics', emulatorTokens: true });
  const origin = backend.addresses.app;
  async function show(response: ServerResponse): Promise<void> {
    const page = await fetch(`${origin}/__/api/log/events`);
    response.writeHead(page.status, { 'Access-Control-Allow-Origin': '*' });
    response.end(await page.text());
  }
  window = createServer((_, response) => void show(response));
  const port = await new Promise<number>((resolve) => {
    window?.listen(0, '127.0.0.1', () => {
      const address = window?.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  project.provide('backend', origin);
  project.provide('events', `http://127.0.0.1:${port}`);
}

/** Stops both. */
export async function teardown(): Promise<void> {
  window?.closeAllConnections();
  window?.close();
  await backend?.stop();
}
