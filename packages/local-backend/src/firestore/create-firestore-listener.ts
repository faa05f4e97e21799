import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { HttpError, text, type TrustedNames } from '@quits/service-base';
import type { ProjectRules } from '@quits/security-rules';
import type { Firestore, WebChannel } from '@quits/firestore-service';
import type { Log } from '../diagnostics/log.ts';
import type { RequestGate } from '../http/request-gate.ts';
import { answerAboutRules } from './rules-endpoints.ts';
import { sendReply } from '../http/send-reply.ts';

/** Options of {@link createFirestoreListener}. */
export interface FirestoreListenerOptions {
  readonly firestore: Firestore;
  readonly webChannel: WebChannel;
  readonly rules: ProjectRules;
  /** Test tools may clear the data and change the rules. */
  readonly emulatorPaths: boolean;
  readonly gate: RequestGate;
  /** Decides which origins may call us. */
  readonly trusted: TrustedNames;
  readonly log: Log;
}

/** Creates a request listener for Node's HTTP server from a Firestore. */
export function createFirestoreListener(options: FirestoreListenerOptions): RequestListener {
  const { firestore, webChannel, gate, trusted, log } = options;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = gate.urlOf(request);
    gate.admit(request, url);
    allowOrigin(request, response, trusted);
    if (request.method === 'OPTIONS') {
      await sendReply(request, response, { status: 204 });
      return;
    }
    if (url.pathname.startsWith('/emulator/')) {
      if (!options.emulatorPaths) throw new HttpError(403, 'Emulator paths are switched off.');
      const changed = () => firestore.rulesChanged();
      const reply = await answerAboutRules(request, url.pathname, options.rules, changed);
      if (reply !== null) {
        await sendReply(request, response, reply);
        return;
      }
    }
    if (webChannel.handle(request, response, url)) return;
    if (await firestore.rest(request, response, url)) return;
    const isRoot = url.pathname === '/';
    await sendReply(request, response, isRoot ? text('Ok\n') : text('Not found.\n', 404));
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const isOurs = error instanceof HttpError;
      const [status, message] = isOurs
        ? [error.status, error.message]
        : [500, 'Internal error encountered.'];
      if (!isOurs) {
        const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
        log({ level: 'error', message: 'A Firestore request failed.', details: { cause } });
      }
      if (response.headersSent) response.destroy();
      else void sendReply(request, response, text(`${message}\n`, status));
    });
  };
}

/**
 * Allows an origin by name, because streams send cookies; preflight responses allow every requested
 * header.
 */
function allowOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  trusted: TrustedNames,
): void {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin === undefined || !trusted.hasOrigin(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', 'X-HTTP-Session-Id');
  if (request.method !== 'OPTIONS') return;
  const asked = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader('Access-Control-Max-Age', '7200');
  if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked);
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
}
