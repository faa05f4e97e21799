import { createSign } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { createGrpc, type FirestoreService, sharePort } from '@quits/firestore-service';
import type { Identity } from '@quits/identity-service';
import { json, readJsonObject, type Route, text, type TrustedNames } from '@quits/service-base';
import { appCheckAdminRoutes } from '../app-check/app-check-routes.ts';
import type { AppCheck } from '../app-check/app-check.ts';
import type { Log } from '../diagnostics/log.ts';
import { closeHttpServer, createHttpServer } from '../http/create-server.ts';
import { createRequestListener } from '../http/create-request-listener.ts';
import type { RequestGate } from '../http/request-gate.ts';
import type { Storage } from '../storage/create-storage.ts';
import { serviceAccount } from './document-events.ts';

/** Services that functions use as administrators. */
export interface InternalServices {
  readonly project: string;
  readonly identity: Identity;
  readonly appCheck: AppCheck;
  readonly storage: Storage;
  readonly firestore: {
    readonly service: FirestoreService;
    /** Returns a listener for requests that pass a gate. */
    listenerFor(gate: RequestGate): RequestListener;
  };
  /** `Authorization` header of an administrator. */
  readonly authorization: string;
  readonly trusted: TrustedNames;
  readonly log: Log;
}

/** A server on a Unix socket. */
export interface InternalServer {
  readonly socketPath: string;
  stop(): Promise<void>;
}

/** Every request comes from a function. */
const GATE: RequestGate = {
  urlOf: (request) => new URL(request.url ?? '/', 'http://internal'),
  addressOf: () => '127.0.0.1',
  admit: () => undefined,
};
const METADATA = '/metadata.google.internal/computeMetadata/v1';
const BODY_LIMIT = 1024 * 1024;

/**
 * Serves the backend to functions as the provider's APIs, on a Unix socket in a folder that only this user may open:
 * who calls it is an administrator.
 */
export async function startInternalServer(
  folder: string,
  services: InternalServices,
): Promise<InternalServer> {
  const { identity, storage, firestore, authorization, trusted, log } = services;
  const listener = createRequestListener({
    routes: [
      ...googleRoutes(services),
      ...appCheckAdminRoutes(services.appCheck, identity.context.keys),
      ...identity.adminRoutes(),
      ...identity.routes,
      ...storage.adminRoutes(),
      ...storage.routes,
    ],
    gate: GATE,
    trusted,
    log,
  });
  const firestoreListener = firestore.listenerFor(GATE);
  const server = createHttpServer((request, response) => {
    // Libraries that take this for an emulator send a fixed token, or none.
    const given = request.headers.authorization;
    if (given === undefined || given === OWNER) request.headers.authorization = authorization;
    const isFirestore = request.url?.startsWith('/v1/projects/') === true;
    (isFirestore ? firestoreListener : listener)(request, response);
  });
  const grpc = createGrpc(asAdministrator(firestore.service, authorization));
  const closeUndecided = sharePort(server, grpc);
  const socketPath = join(folder, 'backend.sock');
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  return {
    socketPath,
    async stop() {
      grpc.stop();
      closeUndecided();
      await closeHttpServer(server);
    },
  };
}

const OWNER = 'Bearer owner';

function asAdministrator(service: FirestoreService, authorization: string): FirestoreService {
  return {
    unary: (method, request, context) =>
      service.unary(method, request, { ...context, authorization }),
    serverStream: (method, request, context) =>
      service.serverStream(method, request, { ...context, authorization }),
    open: (method, context, sink) => service.open(method, { ...context, authorization }, sink),
  };
}

/** Returns the routes of the provider's machines and of its service for credentials. */
function googleRoutes({ project, identity, authorization }: InternalServices): Route[] {
  const account = serviceAccount(project);
  const headers = { 'Metadata-Flavor': 'Google' };
  const token = {
    access_token: authorization.replace(/^Bearer /, ''),
    expires_in: 3600,
    token_type: 'Bearer',
  };
  const metadata = (path: string, reply: string | object): Route => ({
    method: 'GET',
    path: METADATA + path,
    crossOrigin: 'none',
    handle: () =>
      typeof reply === 'string' ? text(reply, 200, headers) : json(reply, 200, headers),
  });
  return [
    metadata('/instance/service-accounts/default/token', token),
    metadata('/instance/service-accounts/default/email', account),
    metadata('/instance/service-accounts/', { default: { email: account, scopes: [] } }),
    metadata('/instance/{rest=**}', ''),
    metadata('/project/project-id', project),
    metadata('/universe/{rest=**}', 'googleapis.com'),
    {
      method: 'POST',
      path: '/iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/{account}:signBlob',
      crossOrigin: 'none',
      async handle(call) {
        const { payload } = await readJsonObject(call.request, BODY_LIMIT);
        const { kid, privateKey } = await identity.context.keys.current();
        const signature = createSign('sha256').update(Buffer.from(String(payload), 'base64'));
        return json({ keyId: kid, signedBlob: signature.sign(privateKey, 'base64') });
      },
    },
  ];
}
