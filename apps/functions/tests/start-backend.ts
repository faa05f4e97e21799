import { fileURLToPath } from 'node:url';
import { startLocalBackend } from '@quits/local-backend';
import { fieldsOf } from './fields-of.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const FIREBASE = new URL('../../web/firebase/', import.meta.url);
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const PASSWORD = 'correct horse';

/** Starts a backend with the functions, and what tests do on it. */
export async function startBackend() {
  const backend = await startLocalBackend({
    rulesFile: fileURLToPath(new URL('firestore.rules', FIREBASE)),
    indexesFile: fileURLToPath(new URL('firestore.indexes.json', FIREBASE)),
    emulatorTokens: true,
    functionsFolder: DIST,
    log: () => undefined,
  });
  const { host, port } = backend.addresses.firestore;
  const { projectId } = backend.firebaseConfig;
  const root = `http://${host}:${port}/v1/projects/${projectId}/databases/(default)/documents`;
  const accounts = `${backend.addresses.app}/identitytoolkit.googleapis.com/v1`;

  async function documents(method: string, path: string, data?: object): Promise<Response> {
    const body = data === undefined ? {} : { body: JSON.stringify({ fields: fieldsOf(data) }) };
    return fetch(`${root}/${path}`, { method, headers: OWNER, ...body });
  }

  async function send(url: string, data: object, headers: object = OWNER) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(data),
    });
    return { status: answer.status, body: await answer.json() };
  }

  async function put(path: string, data: object): Promise<void> {
    const { status } = await documents('PATCH', path, data);
    if (status !== 200) throw new Error(`${path} can't be written: ${status}`);
  }

  /** Creates an account with an address at example.org. */
  async function addAccount(localId: string, emailVerified = true): Promise<void> {
    const email = `${localId}@example.org`;
    const account = { localId, email, password: PASSWORD, emailVerified };
    const { status } = await send(`${accounts}/projects/${projectId}/accounts`, account);
    if (status !== 200) throw new Error(`${localId} can't be created: ${status}`);
  }

  /** Signs in; returns an ID token. */
  async function signIn(uid: string): Promise<string> {
    const login = { email: `${uid}@example.org`, password: PASSWORD, returnSecureToken: true };
    const { body } = await send(`${accounts}/accounts:signInWithPassword?key=x`, login, {});
    return String(body.idToken);
  }

  /** Calls a function with an ID token, or without. */
  async function callWith(token: string | undefined, name: string, data: object) {
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return send(`${backend.addresses.app}/__/functions/${name}`, { data }, headers);
  }

  /** Calls a function as an account. */
  async function call(uid: string | undefined, name: string, data: object) {
    return callWith(uid === undefined ? undefined : await signIn(uid), name, data);
  }

  return { backend, documents, put, addAccount, signIn, call, callWith };
}
