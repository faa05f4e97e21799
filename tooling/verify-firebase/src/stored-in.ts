import type { Embedded } from './embedded.ts';

/** Administrator's view of an embedded backend, for tests. */
export interface Stored {
  /** Paths and contents of all documents, and all accounts. */
  readonly everything: () => Promise<readonly string[]>;
  readonly write: (path: string, fields: object) => Promise<void>;
  readonly signUp: (email: string) => Promise<void>;
}

const COLLECTIONS = [
  'groups',
  'expenses',
  'comments',
  'months',
  'activity',
  'recurring',
  'links',
  'invites',
  'joins',
  'handovers',
  'users',
];

/** Opens the view of a backend that accepts emulator tokens. */
export async function storedIn({ backend }: Embedded): Promise<Stored> {
  const { host, port } = backend.addresses.firestore;
  const { project } = backend;
  const documents = `http://${host}:${port}/v1/projects/${project}/databases/(default)/documents`;
  const identity = `${backend.addresses.identity}/identitytoolkit.googleapis.com/v1`;
  const send = async (method: string, url: string, body: unknown): Promise<unknown> => {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
    return JSON.parse(text);
  };
  return {
    async everything() {
      const found: string[] = [];
      for (const collectionId of COLLECTIONS) {
        const from = [{ collectionId, allDescendants: true }];
        const rows = await send('POST', `${documents}:runQuery`, { structuredQuery: { from } });
        for (const row of Array.isArray(rows) ? rows : []) {
          const document: unknown = Reflect.get(Object(row), 'document');
          if (document !== undefined) found.push(JSON.stringify(document));
        }
      }
      const answer = await send('POST', `${identity}/projects/${project}/accounts:query`, {});
      const users: unknown = Reflect.get(Object(answer), 'userInfo');
      for (const user of Array.isArray(users) ? users : []) {
        found.push(`account ${String(Reflect.get(Object(user), 'email'))}`);
      }
      return found;
    },
    async write(path, fields) {
      await send('PATCH', `${documents}/${path}`, { fields });
    },
    async signUp(email) {
      await send('POST', `${identity}/projects/${project}/accounts`, { email, password: 'secret' });
    },
  };
}
