import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import {
  request,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FUNCTIONS_CHILD } from '../package-files.ts';
import { type ChildMessage, FUNCTION_HEADER } from './child/messages.ts';

/** Options of {@link startWorker}. */
export interface WorkerOptions {
  /** Folder of the codebase. */
  readonly folder: string;
  /** Folder of the sockets, which only this user may open. */
  readonly socketFolder: string;
  /** Socket of the backend. */
  readonly backendSocket: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Receives the lines that the functions print. */
  readonly print: (line: string, isError: boolean) => void;
  /** Called when the process ends by itself. */
  readonly crashed: (reason: string) => void;
}

/** A process that runs functions. */
export interface Worker {
  /** Manifest of the functions, by id. */
  readonly endpoints: unknown;
  /** Whether it is being ended on purpose. */
  readonly isStopping: boolean;
  /** Begins a request to a function. */
  request(kind: 'event' | 'request', id: string, options: WorkerRequest): ClientRequest;
  /** Ends the process, after the requests that run but at most after a time in ms. */
  stop(patience?: number): Promise<void>;
}

/** A request to a function. */
interface WorkerRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
}

const LOAD_TIME = 60_000;
let count = 0;

/**
 * Starts a process with the functions of a codebase.
 * @throws {Error} with the functions' own error if they can't be loaded
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  count += 1;
  const socketPath = join(options.socketFolder, `functions-${count}.sock`);
  const child = fork(FUNCTIONS_CHILD, [options.folder, options.backendSocket, socketPath], {
    cwd: options.folder,
    env: { ...options.environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const [stream, isError] of [
    [child.stdout, false],
    [child.stderr, true],
  ] as const) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => options.print(line, isError));
  }
  const open = new Set<ClientRequest>();
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(signal === null ? `exit code ${String(code)}` : `signal ${signal}`),
    );
  });
  let isStopping = false;
  void exited.then(() => rmSync(socketPath, { force: true }));
  const message = await firstMessage(child, exited);
  if (message.kind === 'failed') {
    child.kill('SIGKILL');
    throw new Error(message.message);
  }
  void exited.then((reason) => (isStopping ? undefined : options.crashed(reason)));
  return {
    endpoints: message.endpoints,
    get isStopping() {
      return isStopping;
    },
    request(kind, id, { method, path, headers = {} }) {
      const sent = request({
        socketPath,
        method,
        path,
        agent: false,
        // If the function closed the connection after an early answer, writing the rest of the request
        // would fail and lose the answer. Without an agent, the client closes it after both.
        headers: {
          ...headers,
          connection: 'keep-alive',
          [FUNCTION_HEADER]: `${kind} ${id}`,
        },
      });
      open.add(sent);
      sent.once('close', () => open.delete(sent));
      return sent;
    },
    async stop(patience = 5000) {
      isStopping = true;
      const until = performance.now() + patience;
      while (open.size > 0 && performance.now() < until) {
        const [first] = open;
        // One after the other; others may begin in the meantime.
        // oxlint-disable-next-line no-await-in-loop
        await Promise.race([
          new Promise((resolve) => first?.once('close', resolve)),
          new Promise((resolve) => setTimeout(resolve, until - performance.now()).unref()),
        ]);
      }
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function firstMessage(child: ChildProcess, exited: Promise<string>): Promise<ChildMessage> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      new Promise<ChildMessage>((resolve) => {
        child.once('message', (message) => resolve(toMessage(message)));
      }),
      exited.then((reason): ChildMessage => {
        return { kind: 'failed', message: `The process ended with ${reason}.` };
      }),
      new Promise<ChildMessage>((resolve) => {
        timer = setTimeout(() => {
          resolve({ kind: 'failed', message: `Loading took longer than ${LOAD_TIME / 1000} s.` });
        }, LOAD_TIME);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

function toMessage(message: unknown): ChildMessage {
  const isReady =
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    message.kind === 'ready';
  if (isReady && 'endpoints' in message) return { kind: 'ready', endpoints: message.endpoints };
  const text =
    typeof message === 'object' && message !== null && 'message' in message
      ? String(message.message)
      : 'The process sent an unknown message.';
  return { kind: 'failed', message: text };
}

/** Resolves with the response to a request whose body was sent, and its text. */
export async function responseTo(
  sent: ClientRequest,
): Promise<{ readonly status: number; readonly text: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return { status: response.statusCode ?? 500, text: Buffer.concat(chunks).toString('utf8') };
}
