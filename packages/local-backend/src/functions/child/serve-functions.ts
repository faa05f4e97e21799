import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ExportedFunction } from './load-functions.ts';
import { FUNCTION_HEADER } from './messages.ts';

type Handler = (request: IncomingMessage & { rawBody?: Buffer }, response: ServerResponse) => void;

/** The parts of express that the functions of the provider's library rely on. */
interface Express {
  (): { use(handler: unknown): void; disable(setting: string): void } & Handler;
  json(options: unknown): unknown;
  text(options: unknown): unknown;
  urlencoded(options: unknown): unknown;
  raw(options: unknown): unknown;
}

const BODY_LIMIT = '32mb';

/** Serves functions on a Unix socket: events as JSON, everything else to the function that a header names. */
export async function serveFunctions(
  folder: string,
  functions: ReadonlyMap<string, ExportedFunction>,
  socketPath: string,
): Promise<void> {
  const express = loadExpress(folder);
  const app = express();
  app.disable('x-powered-by');
  const keep = (request: { rawBody?: Buffer }, _response: unknown, body: Buffer): void => {
    request.rawBody = body;
  };
  const options = { limit: BODY_LIMIT, verify: keep };
  app.use(express.json({ ...options, type: ['application/json', 'application/*+json'] }));
  app.use(express.text({ ...options, type: 'text/*' }));
  app.use(express.urlencoded({ ...options, extended: true }));
  app.use(express.raw({ ...options, type: '*/*' }));
  app.use((request: IncomingMessage & { body?: unknown }, response: ServerResponse) => {
    const [kind, id = ''] = String(request.headers[FUNCTION_HEADER]).split(' ');
    delete request.headers[FUNCTION_HEADER];
    const found = functions.get(id);
    if (found === undefined) {
      response.writeHead(404).end(`There is no function ${id}.\n`);
      return;
    }
    if (kind === 'event') void runEvent(found, request.body, response);
    else void runRequest(found, request, response);
  });
  const server = http.createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
}

async function runEvent(
  found: ExportedFunction,
  event: unknown,
  response: ServerResponse,
): Promise<void> {
  try {
    await found(event);
    response.writeHead(204).end();
  } catch (error) {
    printError(error);
    response.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
}

async function runRequest(
  found: ExportedFunction,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await found(request, response);
  } catch (error) {
    printError(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end('Internal Server Error');
  }
}

/** The codebase's library brings the version of express that its functions expect. */
function loadExpress(folder: string): Express {
  const library = createRequire(join(folder, 'package.json')).resolve('firebase-functions');
  const express: unknown = createRequire(library)('express');
  if (!isExpress(express)) throw new Error('firebase-functions is installed without express.');
  return express;
}

function isExpress(value: unknown): value is Express {
  return typeof value === 'function' && 'json' in value && 'raw' in value && 'text' in value;
}

/** As the provider's machines do it, for the log. */
function printError(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}
