import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const CLI = join(ROOT, 'packages/local-backend/dist/cli.js');

/** The built app on the embedded backend, as `npm start` runs it, in a process that can be killed. */
export class BackendProcess {
  readonly origin: string;
  readonly #firestore: string;
  readonly #args: readonly string[];
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(
    port: number,
    firestorePort: number,
    hosting: string,
    further: readonly string[],
  ) {
    this.origin = `http://localhost:${port}`;
    this.#firestore = `http://localhost:${firestorePort}`;
    this.#folder = mkdtempSync(join(tmpdir(), 'quits-e2e-'));
    const option = (name: string, value: string) => [`--${name}`, value];
    this.#args = [
      CLI,
      option('port', String(port)),
      option('firestore-port', String(firestorePort)),
      option('data', this.#folder),
      option('hosting', hosting),
      // Allows tests to read sent emails.
      ['--emulator-tokens'],
      option('action-url', '/auth/action'),
      option('rules', join(ROOT, 'apps/web/firebase/firestore.rules')),
      option('storage-rules', join(ROOT, 'apps/web/firebase/storage.rules')),
      option('indexes', join(ROOT, 'apps/web/firebase/firestore.indexes.json')),
      further,
    ].flat();
  }

  /** Starts on two free ports with an empty data folder; serves the built app by default, without functions. */
  static async start(
    hosting = join(ROOT, 'apps/web/dist'),
    further: readonly string[] = [],
  ): Promise<BackendProcess> {
    for (let attempt = 1; ; attempt += 1) {
      const [port, firestorePort] = await Promise.all([freePort(), freePort()]);
      const backend = new BackendProcess(port, firestorePort, hosting, further);
      try {
        await backend.restart();
        return backend;
      } catch (error) {
        // Another process may take a free port before the backend does.
        if (attempt === 3) throw error;
        await backend.dispose();
      }
    }
  }

  /** Starts like {@link start}, with the app's functions. */
  static startWithFunctions(): Promise<BackendProcess> {
    return BackendProcess.start(undefined, ['--functions', join(ROOT, 'apps/functions/dist')]);
  }

  /** Restarts on the same ports and data; resolves once the page is served. */
  async restart(): Promise<void> {
    const child = spawn(process.execPath, this.#args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    const output: string[] = [];
    const ready = new Promise<void>((done, fail) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output.push(chunk.toString());
        if (output.join('').includes('Ready at ')) done();
      });
      child.once('exit', (code) =>
        fail(new Error(`The backend stopped with exit code ${code}: ${output.join('')}`)),
      );
    });
    await ready;
  }

  /** Returns the link in the latest email of a type to an address. */
  async mailedLink(email: string, requestType: string): Promise<string> {
    const response = await fetch(`${this.origin}/emulator/v1/projects/demo-quits/oobCodes`);
    const body: unknown = await response.json();
    const found = listOf(body, 'oobCodes').findLast(
      (mail) => mail['email'] === email && mail['requestType'] === requestType,
    );
    if (found === undefined) throw new Error(`No ${requestType} mail to ${email}.`);
    return String(found['oobLink']);
  }

  /** Reads a stored document, in the format of the provider's REST protocol. */
  async read(path: string): Promise<unknown> {
    const documents = `${this.#firestore}/v1/projects/demo-quits/databases/(default)/documents`;
    const headers = { authorization: 'Bearer owner' };
    return (await fetch(`${documents}/${path}`, { headers })).json();
  }

  /**
   * Sets one field of a document, bypassing the rules, in the format of the provider's REST
   * protocol.
   */
  async patch(path: string, field: string, value: object): Promise<void> {
    const documents = `${this.#firestore}/v1/projects/demo-quits/databases/(default)/documents`;
    const response = await fetch(`${documents}/${path}?updateMask.fieldPaths=${field}`, {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { [field]: value } }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  /** Sets some fields of a document, see {@link patch}. */
  async put(path: string, fields: Readonly<Record<string, object>>): Promise<void> {
    // Fields of one document, one after the other.
    // oxlint-disable-next-line no-await-in-loop
    for (const [field, value] of Object.entries(fields)) await this.patch(path, field, value);
  }

  /** Deletes a document, bypassing the rules. */
  async remove(path: string): Promise<void> {
    const documents = `${this.#firestore}/v1/projects/demo-quits/databases/(default)/documents`;
    const headers = { authorization: 'Bearer owner' };
    const response = await fetch(`${documents}/${path}`, { method: 'DELETE', headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  /** Blocks an account, as an administrator does, or unblocks it. */
  disable(localId: string, disableUser = true): Promise<void> {
    return this.updateAccount(localId, { disableUser });
  }

  /** Changes an account, as an administrator does. */
  async updateAccount(localId: string, changes: object): Promise<void> {
    const path = 'identitytoolkit.googleapis.com/v1/projects/demo-quits/accounts:update';
    const response = await fetch(`${this.origin}/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId, ...changes }),
    });
    if (!response.ok) throw new Error(`${localId}: ${response.status} ${await response.text()}`);
  }

  /** Stops cleanly, as Ctrl-C does. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Kills the process without a chance to clean up. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Stops and deletes the data. */
  async dispose(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

function listOf(body: unknown, key: string): Record<string, unknown>[] {
  const list: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : [];
  return Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** Returns a port that no program of this machine listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
