import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocalBackend } from '@quits/local-backend';
import { fieldsOf } from '../tests/fields-of.ts';

const PROCESS = fileURLToPath(new URL('backend-process.ts', import.meta.url));
const HEADERS = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** A backend with the functions in a process of its own, whose data survive a kill. */
export class KillableBackend {
  readonly #data = mkdtempSync(join(tmpdir(), 'quits-messages-'));
  #child: ChildProcess | undefined;
  #addresses: LocalBackend['addresses'] | undefined;

  /** Starts on the data of the last start. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--conditions=@quits/source', PROCESS, this.#data], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    const [line] = await once(child.stdout, 'data');
    this.#addresses = JSON.parse(String(line));
  }

  /** Kills the backend, and with it the functions. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    this.#addresses = undefined;
    child.kill('SIGKILL');
    await once(child, 'close');
  }

  /** Kills the process of the functions only, which the backend replaces (Linux). */
  killFunctions(): void {
    for (const child of this.#functions()) process.kill(child, 'SIGKILL');
  }

  /** Returns the CPU time that the backend and the functions have used since their start, in ms (Linux). */
  cpuTime(): { readonly backend: number; readonly functions: number } {
    const [own = 0, ...others] = [this.#child?.pid ?? 0, ...this.#functions()].map(cpuOf);
    return { backend: own, functions: others.reduce((sum, one) => sum + one, 0) };
  }

  #functions(): number[] {
    const pid = this.#child?.pid;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children === '' ? [] : children.split(' ').map(Number);
  }

  /** Writes a document; repeats that until it is acknowledged, also by the next start. */
  async put(path: string, data: object): Promise<void> {
    const body = JSON.stringify({ fields: fieldsOf(data) });
    for (;;) {
      const { host, port } = this.#addresses?.firestore ?? {};
      const root = `http://${host}:${port}/v1/projects/demo-quits/databases/(default)/documents`;
      try {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await fetch(`${root}/${path}`, { method: 'PATCH', headers: HEADERS, body });
        if (answer.ok) return;
      } catch {
        // Killed.
      }
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
    }
  }

  /** Creates an account with a verified address at example.org. */
  async addAccount(localId: string): Promise<void> {
    const root = `${this.#addresses?.app}/identitytoolkit.googleapis.com/v1`;
    const account = { localId, email: `${localId}@example.org`, emailVerified: true };
    const answer = await fetch(`${root}/projects/demo-quits/accounts`, {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify(account),
    });
    if (!answer.ok) throw new Error(`${localId} can't be created: ${answer.status}`);
  }

  /** Kills it and deletes the data. */
  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** Returns the CPU time of a process, in ms; a tick is 10 ms. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
