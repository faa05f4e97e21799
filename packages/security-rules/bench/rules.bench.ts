import { expect, test } from 'vitest';
import type { Caller, Document, Fields } from '@quits/service-base';
import type { DocumentRequest } from '../src/contract.ts';
import { parseFirestoreRules } from '../src/parse-rules.ts';

const ROOT = 'projects/demo/databases/(default)/documents';
const TIME = '2026-11-21T08:30:15.123456Z';
const ALICE: Caller = { kind: 'user', uid: 'alice', token: { email: 'a@example.com' } };

const SOURCE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} { allow read, write: if request.auth.uid == uid; }
    match /groups/{groupId} {
      function group() { return get(/databases/$(database)/documents/groups/$(groupId)).data; }
      function mayWrite() { return group().roles.get(request.auth.uid, 'none') in ['editor', 'owner']; }
      allow list: if request.auth.uid in resource.data.memberUids;
      match /expenses/{expenseId} {
        function isExpense(data) {
          return data.kind in ['expense', 'payment', 'income']
            && data.title is string && data.title.size() >= 1 && data.title.size() <= 120
            && data.amount is int && data.amount >= 1 && data.amount <= 1000000000000
            && data.currency.matches('[A-Z]{3}')
            && data.payers is map && data.shares is map
            && data.updatedAt == request.time;
        }
        allow read: if mayWrite();
        allow update: if mayWrite() && isExpense(request.resource.data)
          && request.resource.data.version == resource.data.version + 1
          && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title', 'updatedAt', 'version']);
      }
    }
  }
}`;

function document(path: string, fields: Fields): Document {
  return { name: `${ROOT}/${path}`, fields, createTime: TIME, updateTime: TIME };
}

const GROUP = document('groups/g', {
  memberUids: { arrayValue: { values: [{ stringValue: 'alice' }] } },
  roles: { mapValue: { fields: { alice: { stringValue: 'editor' } } } },
});
const expense = (version: number, title: string): Document =>
  document('groups/g/expenses/e', {
    kind: { stringValue: 'expense' },
    title: { stringValue: title },
    amount: { integerValue: '1234' },
    currency: { stringValue: 'EUR' },
    payers: { mapValue: { fields: { p1: { integerValue: '1234' } } } },
    shares: { mapValue: { fields: { p1: { integerValue: '617' }, p2: { integerValue: '617' } } } },
    updatedAt: { timestampValue: TIME },
    version: { integerValue: String(version) },
  });

const get = (name: string) => (name === GROUP.name ? GROUP : null);
const READER = { get, getAfter: get };

const OWN: DocumentRequest = {
  method: 'get',
  caller: ALICE,
  time: TIME,
  name: `${ROOT}/users/alice`,
  before: null,
  after: null,
};
const EDIT: DocumentRequest = {
  ...OWN,
  method: 'update',
  name: `${ROOT}/groups/g/expenses/e`,
  before: expense(1, 'Dinner'),
  after: expense(2, 'Supper'),
};
const MINE = {
  caller: ALICE,
  time: TIME,
  parent: ROOT,
  structuredQuery: {
    from: [{ collectionId: 'groups' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'memberUids' },
        op: 'ARRAY_CONTAINS',
        value: { stringValue: 'alice' },
      },
    },
  },
};

function parsed(coverage: boolean) {
  const rules = parseFirestoreRules(SOURCE, 'bench.rules', { coverage });
  if (!rules.ok) throw new Error('these rules are right');
  return rules.value;
}

test('decisions of security rules', async ({ bench }) => {
  const rules = parsed(false);
  const counted = parsed(true);
  expect(rules.decide(OWN, READER).allowed).toBe(true);
  expect(rules.decide(EDIT, READER).allowed).toBe(true);
  expect(rules.decideQuery(MINE, READER).allowed).toBe(true);
  await bench.compare(
    bench('own document', () => void rules.decide(OWN, READER)),
    bench('edit of an expense, checked whole', () => void rules.decide(EDIT, READER)),
    bench('the same with coverage', () => void counted.decide(EDIT, READER)),
    bench('refusal, explained', () => void rules.decide({ ...EDIT, after: EDIT.before }, READER)),
    bench('query, proved', () => void rules.decideQuery(MINE, READER)),
    bench('parsing the rules', () => void parsed(false)),
  );
});
