import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenLocally } from './listen-locally.ts';
import { type RoughNetwork, serveRoughNetwork, type Stoppable } from './server.ts';

/** Options of {@link roughServers}. */
export interface RoughServersOptions<Running extends Stoppable> {
  /** Begins the names of the folders. */
  readonly name: string;
  /**
   * Returns a function that starts, and restarts, a server with its data in a folder; `port` is 0
   * the first time.
   */
  readonly serverIn: (folder: string) => (port: number) => Promise<Running>;
  /** Returns a server's description for a test file, as JSON. */
  readonly tell: (network: RoughNetwork<Running>) => unknown;
}

/** Part of a test project that passes a value to its tests. */
interface Project {
  provide(key: 'desk', value: string): void;
}

/** The set-up and the tear-down of a test project. */
export interface RoughServers {
  readonly setup: (project: Project) => Promise<void>;
  readonly teardown: () => Promise<void>;
}

/**
 * Opens a desk where each test file starts its own server behind a gate, so that files that disturb
 * it run in parallel; the tests receive its address as `desk`.
 */
export function roughServers<Running extends Stoppable>({
  name,
  serverIn,
  tell,
}: RoughServersOptions<Running>): RoughServers {
  const given: (() => Promise<void>)[] = [];

  async function give(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), `${name}-tests-`));
    const network = await serveRoughNetwork(serverIn(folder));
    given.push(async () => {
      await network.close();
      await rm(folder, { recursive: true, force: true });
    });
    return JSON.stringify(tell(network));
  }

  const desk = createServer((_request, response) => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    give().then(
      (answer) => response.writeHead(200, headers).end(answer),
      (error: unknown) => response.writeHead(500, headers).end(String(error)),
    );
  });
  return {
    async setup(project) {
      project.provide('desk', `http://127.0.0.1:${await listenLocally(desk)}`);
    },
    async teardown() {
      desk.closeAllConnections();
      desk.close();
      await Promise.all(given.map((close) => close()));
    },
  };
}
