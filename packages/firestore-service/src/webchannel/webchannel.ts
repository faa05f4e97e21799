import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { acceptsEncoding, compress, RpcError } from '@quits/service-base';
import type { FirestoreService } from '../rpc/firestore-service.ts';
import { clientOf } from './client-of.ts';
import { ConnectionBudget } from './connection-budget.ts';
import { parseForm, type Form } from './form.ts';
import { type AddressOf, limitsOf, type WebChannelOptions } from './options.ts';
import { frame } from './outbox.ts';
import { readBody } from './read-body.ts';
import { Session, type Kind } from './session.ts';

/** An HTTP handler for the WebChannel paths. */
export interface WebChannel {
  /**
   * Handles a request and returns whether it was for this transport. CORS headers must be set
   * before.
   */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): boolean;
  /** Ends every session. */
  stop(): void;
}

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/u;

/**
 * Serves the `Listen` and `Write` streams to browsers over the WebChannel protocol, version 8. The service gets the
 * address of a caller from `addressOf`.
 */
export function createWebChannel(
  service: FirestoreService,
  options: WebChannelOptions = {},
  addressOf?: AddressOf,
): WebChannel {
  const limits = limitsOf(options);
  const budget = new ConnectionBudget(limits);
  const sessions = new Map<string, Session>();

  function openSession(kind: Kind, client: string, form: Form, address?: string): Session {
    const authorization = form.headers.get('authorization');
    const context = {
      ...(authorization === undefined ? {} : { authorization }),
      ...(address === undefined ? {} : { address }),
    };
    const session = new Session({
      id: randomBytes(18).toString('base64url'),
      kind,
      client,
      limits,
      budget,
      open: (sink) => service.open(kind, context, sink),
      onClose: (closed) => sessions.delete(closed.id),
    });
    sessions.set(session.id, session);
    return session;
  }

  async function handshake(
    request: IncomingMessage,
    response: ServerResponse,
    kind: Kind,
    form: Form,
  ): Promise<void> {
    const client = clientOf(request);
    const session = openSession(kind, client, form, addressOf?.(request));
    session.receive(form.messages);
    if (budget.isCrowded(client)) await setTimeout(limits.crowdedHandshake);
    const hello = JSON.stringify([0, ['c', session.id, '', 8, 14, limits.keepAlive]]);
    const isCompressed = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
    // Uncompressed data would arrive no sooner than through the back channel.
    const first = isCompressed ? await session.firstArrays(limits.firstData) : [];
    const text = frame(`[${[hello, ...first].join(',')}]`);
    const compressed = isCompressed ? await compress(Buffer.from(text), 'gzip') : undefined;
    response.appendHeader('Vary', 'Accept-Encoding');
    if (compressed !== undefined) response.setHeader('Content-Encoding', 'gzip');
    answer(response, 200, compressed ?? text);
  }

  async function post(
    request: IncomingMessage,
    response: ServerResponse,
    kind: Kind,
    session: Session | undefined,
    acknowledged: number,
  ): Promise<void> {
    const body = await readBody(request, limits.maxBody);
    if (body.kind === 'aborted') return;
    if (session === undefined && body.kind === 'tooLarge') {
      answer(response, 413, 'The handshake is too large.');
      return;
    }
    const form = body.kind === 'text' ? parseForm(body.text) : undefined;
    if (session === undefined) {
      if (form === undefined) answer(response, 400, 'The body is not a form of messages.');
      else if (sessions.size >= limits.maxSessions) answer(response, 503, 'Too many sessions.');
      else await handshake(request, response, kind, form);
      return;
    }
    session.acknowledge(acknowledged);
    if (body.kind === 'tooLarge') session.fail(tooLarge(limits.maxBody));
    else if (form === undefined) session.fail(badForm());
    else session.receive(form.messages);
    answer(response, 200, frame(JSON.stringify(session.state)));
  }

  function handle(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
    const kind = PATH.exec(url.pathname)?.[1];
    if (kind !== 'Listen' && kind !== 'Write') return false;
    const query = url.searchParams;
    const sid = query.get('SID');
    const session = sid === null ? undefined : sessions.get(sid);
    if (query.get('TYPE') === 'terminate') {
      request.resume();
      session?.close();
      answer(response, 200, '');
    } else if (sid !== null && session === undefined) {
      request.resume();
      // The client searches for these words, but not at the start.
      answer(response, 400, 'Error 400 (Unknown SID)');
    } else if (request.method === 'POST') {
      const acknowledged = Number(query.get('AID') ?? -1);
      post(request, response, kind, session, acknowledged).catch(() => response.destroy());
    } else if (request.method === 'GET' && session !== undefined) {
      const timeout = Number(query.get('TO') ?? Number.NaN);
      session.attach(response, {
        acknowledged: Number(query.get('AID') ?? -1),
        streaming: query.get('CI') !== '1',
        compressed: acceptsEncoding(request.headers['accept-encoding'], 'gzip'),
        timeout: timeout >= 0 ? timeout : undefined,
      });
    } else {
      request.resume();
      answer(response, 405, 'This method is not part of the protocol.');
    }
    return true;
  }

  return {
    handle,
    stop() {
      for (const session of sessions.values()) session.stop();
      budget.stop();
    },
  };
}

function answer(response: ServerResponse, status: number, body: string | Buffer): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}

function tooLarge(limit: number): RpcError {
  return new RpcError(
    'INVALID_ARGUMENT',
    `Request payload size exceeds the limit: ${limit} bytes.`,
  );
}

function badForm(): RpcError {
  return new RpcError('INVALID_ARGUMENT', 'The request body is not a form of messages.');
}
