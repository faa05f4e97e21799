import { expect, test } from 'vitest';
import type { Caller, Message } from '@quits/service-base';
import { parseFirestoreRules } from '@quits/security-rules';
import { DATABASE, nameOf, openFirestore } from '../testing/open-firestore.ts';
import { int, set, text } from '../testing/rpc-client.ts';

const ANN: Caller = { kind: 'user', uid: 'ann', token: {} };

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /groups/{group} {
      allow read, write: if request.auth.uid in resource.data.members;
      match /items/{item} {
        allow read: if request.auth.uid
          in get(/databases/$(database)/documents/groups/$(group)).data.members;
        allow write: if getAfter(/databases/$(database)/documents/groups/$(group)).data.open;
      }
    }
    match /odd/{id} { allow read: if exists(/databases/$(database)/documents/__odd__/$(id)); }
  }
}`;

function rulesOf(source: string) {
  const parsed = parseFirestoreRules(source, 'test.rules');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const group = (...members: string[]) =>
  set('groups/g', {
    members: { arrayValue: { values: members.map((member) => text(member)) } },
    open: { booleanValue: true },
  });
const items = {
  query: { parent: nameOf('groups/g'), structuredQuery: { from: [{ collectionId: 'items' }] } },
};

async function start() {
  const lines: string[] = [];
  let rules = rulesOf(RULES);
  const firestore = openFirestore({
    rules: () => rules,
    authenticate: (authorization) => (authorization === undefined ? { kind: 'admin' } : ANN),
    log: (line) => lines.push(line),
  });
  const as = (authorization?: string) => (authorization === undefined ? {} : { authorization });
  const commit = (writes: Message[], authorization?: string) =>
    firestore.service.unary('Commit', { database: DATABASE, writes }, as(authorization));
  await commit([group('ann', 'bob'), set('groups/g/items/1', { n: int(1) })]);
  const sent: Message[] = [];
  const sink = { send: (message: Message) => sent.push(message), end: () => undefined };
  const stream = firestore.service.open('Listen', as('ann'), sink);
  return {
    lines,
    commit,
    take: () => sent.splice(0),
    listen: (targetId: number, target: Message) =>
      stream.receive({ database: DATABASE, addTarget: { targetId, ...target } }),
    setRules: (source: string) => {
      rules = rulesOf(source);
      firestore.rulesChanged();
    },
  };
}

const refusal = (targetId: number) => ({
  targetChange: {
    targetChangeType: 'REMOVE',
    targetIds: [targetId],
    cause: { code: 7, message: 'Missing or insufficient permissions.' },
  },
});

test('ends a listener when a document that its rule reads no longer allows it', async () => {
  const { commit, take, listen } = await start();
  listen(2, items);
  expect(take()).toHaveLength(4);
  await commit([set('groups/g/items/2')]);
  expect(take()).toHaveLength(2);
  await commit([group('bob'), set('groups/g/items/3')]);
  expect(take()).toEqual([refusal(2)]);
  await commit([set('groups/g/items/4')]);
  expect(take()).toEqual([]);
});

test('ends a listener to a document when the document itself no longer allows it', async () => {
  const { commit, take, listen } = await start();
  listen(1, { documents: { documents: [nameOf('groups/g')] } });
  expect(take()).toHaveLength(4);
  await commit([group('ann')]);
  expect(take()).toHaveLength(2);
  await commit([group('bob')]);
  expect(take()).toEqual([refusal(1)]);
});

test('ends and keeps listeners as new rules have it', async () => {
  const { take, listen, setRules } = await start();
  listen(2, items);
  listen(1, { documents: { documents: [nameOf('groups/g')] } });
  take();
  setRules(
    RULES.replace(
      'allow read: if request.auth.uid\n',
      'allow read: if false && request.auth.uid\n',
    ),
  );
  expect(take()).toEqual([refusal(2)]);
});

test('refuses a listener at once and says why in the log', async () => {
  const { commit, take, listen, lines } = await start();
  await commit([group('bob')]);
  listen(2, items);
  expect(take()).toEqual([refusal(2)]);
  expect(lines.join('\n')).toMatch(/refused: query under \/groups\/g/);
});

test('judges a commit by the state after all of it', async () => {
  const { commit } = await start();
  const item = set('groups/h/items/1');
  await expect(commit([item], 'ann')).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  await commit([set('groups/h', { open: { booleanValue: true } })]);
  await expect(commit([item], 'ann')).resolves.toBeDefined();
});

test('takes names that no document can have for missing', async () => {
  const { take, listen } = await start();
  listen(1, { documents: { documents: [nameOf('odd/x')] } });
  expect(take()).toEqual([refusal(1)]);
});
