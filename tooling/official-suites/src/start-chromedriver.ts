import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text as readText } from 'node:stream/consumers';
import { chromiumLaunch } from '@quits/tooling-chromium';

/** A WebDriver server for headless Chromium. */
interface Chromedriver {
  readonly url: string;
  /** Stops the server and the browsers that it started. */
  stop(): Promise<void>;
}

/** Returns whether chromedriver is installed, at `CHROMEDRIVER_PATH` or on the `PATH`. */
export function hasChromedriver(): boolean {
  return spawnSync(command(), ['--version']).status === 0;
}

/**
 * Starts chromedriver behind a proxy that adds the browser's path and arguments to new sessions,
 * because the tests don't specify them.
 * @throws if chromedriver exits before it listens
 */
export async function startChromedriver(): Promise<Chromedriver> {
  const child = spawn(command(), ['--port=0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const kill = () => child.kill();
  process.on('exit', kill);
  const driver = `http://127.0.0.1:${await portOf(child)}`;

  // Aborted tests leave their browser open.
  const sessions = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readText(request);
      const isNew = request.method === 'POST' && request.url === '/session';
      const method = request.method ?? 'GET';
      const answer = await fetch(`${driver}${request.url ?? ''}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: isNew ? withBrowser(body) : body } : {}),
      });
      const text = await answer.text();
      if (isNew && answer.ok) sessions.add(sessionOf(text));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    })().catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.all(
        [...sessions].map((session) => fetch(`${driver}/session/${session}`, { method: 'DELETE' })),
      );
      kill();
      process.off('exit', kill);
    },
  };
}

function command(): string {
  return process.env['CHROMEDRIVER_PATH'] ?? 'chromedriver';
}

const STARTED = /started successfully on port (\d+)/;

async function portOf(child: ReturnType<typeof spawn>): Promise<number> {
  const { stdout } = child;
  if (stdout === null) throw new Error('chromedriver has no output');
  for await (const line of createInterface(stdout)) {
    const port = STARTED.exec(line)?.[1];
    if (port === undefined) continue;
    // Drain the output, because a full pipe would block the process.
    stdout.resume();
    return Number(port);
  }
  throw new Error('chromedriver exited before it listened');
}

function sessionOf(answer: string): string {
  const { value } = JSON.parse(answer) as { readonly value: { readonly sessionId: string } };
  return value.sessionId;
}

function withBrowser(body: string): string {
  const { executablePath, args } = chromiumLaunch();
  const { capabilities } = JSON.parse(body) as {
    capabilities: { alwaysMatch?: object; firstMatch?: object[] };
  };
  const options = {
    binary: executablePath,
    args: [...args, 'headless', 'no-sandbox', 'disable-dev-shm-usage'],
  };
  return JSON.stringify({
    capabilities: {
      ...capabilities,
      alwaysMatch: { ...capabilities.alwaysMatch, 'goog:chromeOptions': options },
    },
  });
}
