import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { schemaVersions } from '@quits/firestore-service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/data/open-database.ts';
import { createBlobs } from '../../src/storage/blobs.ts';
import { checkData } from '../../src/verify/check-data.ts';
import { startServerStage } from '../support/server-stage.ts';
import {
  CONTENTS,
  nameOfRelease,
  noteOf,
  RELEASES,
  releasedVersions,
  unpackFolder,
} from './release-data.ts';

const FIRST = 3;
const DOCUMENTS = '/v1/projects/quits/databases/(default)/documents';

let root = '';
/** Columns of the tables of a new server. */
let expected: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'quits-releases-'));
  const data = join(root, 'new');
  const stage = await startServerStage({ encryption: { kind: 'proxy' }, data });
  await stage.stop();
  expected = columnsOf(data);
});

afterAll(() => rmSync(root, { recursive: true }));

function columnsOf(data: string): ReadonlyMap<string, readonly string[]> {
  const database = new DatabaseSync(join(data, 'quits.sqlite'), { readOnly: true });
  const rows = database
    .prepare(
      `SELECT m.name AS "table", c.name AS "column" FROM sqlite_schema m, pragma_table_info(m.name) c
       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY 1, 2`,
    )
    .all();
  database.close();
  const columns = new Map<string, string[]>();
  for (const row of rows) {
    const table = String(row['table']);
    columns.set(table, [...(columns.get(table) ?? []), String(row['column'])]);
  }
  return columns;
}

it('has data of every schema version; tests/releases/write-release.ts writes that of a new one', () => {
  const database = new DatabaseSync(':memory:');
  const { current } = schemaVersions(database);
  database.close();
  const all = Array.from({ length: current - FIRST + 1 }, (_, i) => FIRST + i);
  expect(releasedVersions()).toEqual(all);
});

it.each(releasedVersions())('opens data of schema %i with everything in it', async (version) => {
  const data = join(root, String(version));
  unpackFolder(join(RELEASES, nameOfRelease(version)), data);
  const stage = await startServerStage({ encryption: { kind: 'proxy' }, data });
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await stage.send({
      method: 'POST',
      path,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer).toMatchObject({ status: 200 });
    return JSON.parse(answer.body);
  };
  const { email, password, administrator } = CONTENTS;
  await call('/__/sign-in', { name: administrator, password });
  const { idToken } = await call(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k',
    { email, password, returnSecureToken: true },
  );
  const bearer = { Authorization: `Bearer ${idToken}` };
  const query = {
    structuredQuery: {
      from: [{ collectionId: 'notes' }],
      orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    },
  };
  const found = (await call(`${DOCUMENTS}:runQuery`, query, bearer)) as {
    document: { fields: { text: { stringValue: string } } };
  }[];
  const texts = found.map(({ document }) => document.fields.text.stringValue);
  expect(texts).toEqual(Array.from(texts, (_, i) => noteOf(CONTENTS.notes - 1 - i)));
  expect(texts).toHaveLength(CONTENTS.notes);
  await stage.stop();

  const database = openDatabase({ kind: 'folder', path: data });
  const blobs = createBlobs({ kind: 'folder', path: data });
  expect(await checkData(database, blobs)).toEqual({
    documents: CONTENTS.notes + 1,
    accounts: 1,
    files: 1,
    problems: [],
  });
  database.close();
  const columns = columnsOf(data);
  // Some tables are created when they are needed.
  expect(new Map([...columns].filter(([table]) => expected.has(table)))).toEqual(expected);
});
