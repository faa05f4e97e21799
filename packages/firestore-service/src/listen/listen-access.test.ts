import { expect, test } from 'vitest';
import type { Caller, Message } from '@quits/service-base';
import { type FirestoreRules, parseFirestoreRules } from '@quits/security-rules';
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

async function start(source = RULES) {
  const lines: string[] = [];
  let rules = rulesOf(source);
  let decisions = 0;
  const counted: FirestoreRules = {
    decide: (...request) => rules.decide(...request),
    decideQuery(...request) {
      decisions += 1;
      return rules.decideQuery(...request);
    },
  };
  const firestore = openFirestore({
    rules: () => counted,
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
    decisions: () => decisions,
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

const changeGroup = (fields: Message, ...paths: string[]) => ({
  update: { name: nameOf('groups/g'), fields },
  updateMask: { fieldPaths: paths },
});

test('evaluates rules again only if a field changed that they read', async () => {
  const { commit, take, listen, decisions } = await start();
  listen(2, items);
  take();
  await commit([changeGroup({ title: text('Trip') }, 'title'), set('groups/g/items/2')]);
  expect(take()).toHaveLength(2);
  expect(decisions()).toBe(1);
  await commit([changeGroup({ members: { arrayValue: { values: [text('ann')] } } }, 'members')]);
  expect(decisions()).toBe(2);
  await commit([{ delete: nameOf('groups/g') }]);
  expect(decisions()).toBe(3);
  expect(take()).toEqual([refusal(2)]);
});

test('evaluates rules that use the time at every change of a document that they read', async () => {
  const inTime = 'allow read: if request.time > timestamp.date(2020, 1, 1) && request.auth.uid\n';
  const { commit, listen, decisions } = await start(
    RULES.replace('allow read: if request.auth.uid\n', inTime),
  );
  listen(2, items);
  await commit([changeGroup({ title: text('Trip') }, 'title')]);
  expect(decisions()).toBe(2);
});

test('evaluates rules that list the fields of a document at every change of it', async () => {
  const listing =
    "allow read: if get(/databases/$(database)/documents/groups/$(group)).data.keys().hasOnly(['members', 'open', 'title']) && request.auth.uid\n";
  const { commit, take, listen, decisions } = await start(
    RULES.replace('allow read: if request.auth.uid\n', listing),
  );
  listen(2, items);
  await commit([changeGroup({ title: text('Trip') }, 'title')]);
  expect(decisions()).toBe(2);
  take();
  await commit([changeGroup({ color: text('red') }, 'color')]);
  expect(take()).toEqual([refusal(2)]);
});
