import { sendRaw, PUBLIC_NAME } from '../tests/support/server-stage.ts';

const PROJECT = 'projects/quits/databases/(default)';
const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts';

/** A guest of a server behind a proxy, who sends what the app sends. */
export interface Guest {
  readonly uid: string;
  /** Makes a group and notes a first change of it, in one commit. */
  makeGroup(): Promise<number>;
  /** Reads a document; `undefined` if there is none. */
  read(path: string): Promise<unknown>;
  /** Calls a function; returns its result. */
  call(name: string, data: object): Promise<Readonly<Record<string, unknown>>>;
}

/** Creates a guest at a port of this machine. */
export async function signUpGuest(port: number): Promise<Guest> {
  const { localId, idToken } = await post(port, `${IDENTITY}:signUp?key=k`, {
    returnSecureToken: true,
  });
  const uid = String(localId);
  const headers = { Authorization: `Bearer ${String(idToken)}` };
  return {
    uid,
    async makeGroup() {
      const { status } = await send(port, `/v1/${PROJECT}/documents:commit`, {
        headers,
        data: { writes: groupOf(uid) },
      });
      return status;
    },
    async read(path) {
      const { status, body } = await send(port, `/v1/${PROJECT}/documents/${path}`, { headers });
      return status === 404 ? undefined : JSON.parse(body);
    },
    async call(name, data) {
      const { result } = await post(port, `/__/functions/${name}`, { data }, headers);
      return Object(result);
    },
  };
}

/** Signs in with a custom token; returns the account. */
export async function accountOf(port: number, token: string): Promise<string> {
  const { idToken } = await post(port, `${IDENTITY}:signInWithCustomToken?key=k`, {
    token,
    returnSecureToken: true,
  });
  const { users } = await post(port, `${IDENTITY}:lookup?key=k`, { idToken });
  const [user]: unknown[] = Array.isArray(users) ? users : [];
  return String(Reflect.get(Object(user), 'localId'));
}

function groupOf(uid: string): readonly object[] {
  const text = (stringValue: string) => ({ stringValue });
  const map = (fields: object) => ({ mapValue: { fields } });
  const name = (path: string) => `${PROJECT}/documents/groups/flat${path}`;
  const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
  const group = {
    name: text('Flat'),
    emoji: text('🏠'),
    currency: text('EUR'),
    people: map({ ana: map({ name: text('Ana'), defaultWeight: { integerValue: '1' } }) }),
    seats: map({ ana: text(uid) }),
    categories: map({}),
    simplify: { booleanValue: true },
    roles: map({ [uid]: text('owner') }),
    memberUids: { arrayValue: { values: [text(uid)] } },
    balances: map({}),
    expenseCount: { integerValue: '0' },
    createdBy: text(uid),
  };
  const change = {
    by: text(uid),
    what: text('group'),
    target: map({ kind: text('group'), id: text('flat') }),
    before: { nullValue: null },
    after: map({}),
  };
  return [
    {
      update: { name: name(''), fields: group },
      updateTransforms: [now('createdAt'), now('lastActivityAt')],
      currentDocument: { exists: false },
    },
    { update: { name: name('/activity/first'), fields: change }, updateTransforms: [now('at')] },
  ];
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: object;
}

function send(port: number, path: string, { headers = {}, data }: Sent) {
  return sendRaw(port, false, PUBLIC_NAME, {
    method: data === undefined ? 'GET' : 'POST',
    path,
    headers: { 'X-Forwarded-Proto': 'https', 'Content-Type': 'application/json', ...headers },
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  });
}

/** @throws {Error} with the response, unless its status is 200 */
async function post(
  port: number,
  path: string,
  data: object,
  headers = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await send(port, path, { headers, data });
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`);
  return JSON.parse(body);
}
