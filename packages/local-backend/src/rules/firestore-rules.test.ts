import { describe, expect, it } from 'vitest';
import type { Document, Fields } from '../firestore/value/value.ts';
import type { Caller } from '../identity/caller.ts';
import type { DocumentRequest, RulesReader } from './contract.ts';
import { parseFirestoreRules } from './parse-rules.ts';

const ROOT = 'projects/demo/databases/(default)/documents';
const TIME = '2026-11-21T08:00:00.000000Z';
const ALICE: Caller = {
  kind: 'user',
  uid: 'alice',
  token: { email: 'a@example.com', admin: true },
};
const NOBODY: Caller = { kind: 'nobody' };

function rules(body: string) {
  const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${body}
  }
}`;
  const parsed = parseFirestoreRules(source, 'firestore.rules');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

function document(path: string, fields: Fields): Document {
  return { name: `${ROOT}/${path}`, fields, createTime: TIME, updateTime: TIME };
}

function reader(...documents: readonly Document[]): RulesReader {
  const get = (name: string) => documents.find((each) => each.name === name) ?? null;
  return { get, getAfter: get };
}

function request(parts: Partial<DocumentRequest> & { path: string }): DocumentRequest {
  const { path, ...rest } = parts;
  return {
    method: 'get',
    caller: ALICE,
    time: TIME,
    name: `${ROOT}/${path}`,
    before: null,
    after: null,
    ...rest,
  };
}

function query(caller: Caller, collectionId: string, where?: unknown, more: object = {}) {
  return {
    caller,
    time: TIME,
    parent: ROOT,
    structuredQuery: {
      from: [{ collectionId }],
      ...(where === undefined ? {} : { where }),
      ...more,
    },
  };
}

function field(fieldPath: string, op: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

describe('documents', () => {
  it('allows what a condition allows, by the path and the caller', () => {
    const compiled = rules(`match /users/{uid} { allow read: if request.auth.uid == uid; }`);
    expect(compiled.decide(request({ path: 'users/alice' }), reader()).allowed).toBe(true);
    expect(compiled.decide(request({ path: 'users/bob' }), reader()).allowed).toBe(false);
    const nobody = compiled.decide(request({ path: 'users/bob', caller: NOBODY }), reader());
    expect(nobody).toMatchObject({
      allowed: false,
      explanation: expect.stringContaining("Null value error. for 'get' @ L4"),
    });
  });

  it('reads other documents', () => {
    const compiled = rules(`
      function isMember(group) {
        let data = get(/databases/$(database)/documents/groups/$(group)).data;
        return request.auth.uid in data.memberUids;
      }
      match /groups/{group}/expenses/{expense} { allow read: if isMember(group); }`);
    const group = document('groups/g', {
      memberUids: { arrayValue: { values: [{ stringValue: 'alice' }] } },
    });
    const path = 'groups/g/expenses/e';
    expect(compiled.decide(request({ path }), reader(group)).allowed).toBe(true);
    expect(compiled.decide(request({ path }), reader()).allowed).toBe(false);
  });

  it('compares a write with what was there', () => {
    const compiled = rules(`match /notes/{id} {
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text'])
        && request.resource.data.text is string && request.resource.data.text.size() < 10;
    }`);
    const before = document('notes/n', {
      text: { stringValue: 'a' },
      by: { stringValue: 'alice' },
    });
    const write = (fields: Fields) =>
      compiled.decide(
        request({ path: 'notes/n', method: 'update', before, after: document('notes/n', fields) }),
        reader(),
      ).allowed;
    expect(write({ text: { stringValue: 'b' }, by: { stringValue: 'alice' } })).toBe(true);
    expect(write({ text: { stringValue: 'b' }, by: { stringValue: 'bob' } })).toBe(false);
    expect(write({ text: { integerValue: '1' }, by: { stringValue: 'alice' } })).toBe(false);
  });

  it('lets an administrator pass', () => {
    const admin: Caller = { kind: 'admin' };
    expect(rules('').decide(request({ path: 'a/b', caller: admin }), reader()).allowed).toBe(true);
  });
});

describe('queries', () => {
  const owned = rules(
    `match /notes/{id} { allow list: if resource.data.uid == request.auth.uid; }`,
  );

  it('proves an equality only by the filter', () => {
    const byUid = field('uid', 'EQUAL', { stringValue: 'alice' });
    expect(owned.decideQuery(query(ALICE, 'notes', byUid), reader()).allowed).toBe(true);
    const other = field('uid', 'EQUAL', { stringValue: 'bob' });
    expect(owned.decideQuery(query(ALICE, 'notes', other), reader()).allowed).toBe(false);
    expect(owned.decideQuery(query(ALICE, 'notes'), reader()).allowed).toBe(false);
  });

  it('proves membership by array-contains', () => {
    const members = rules(
      `match /groups/{id} { allow list: if request.auth.uid in resource.data.memberUids; }`,
    );
    const mine = field('memberUids', 'ARRAY_CONTAINS', { stringValue: 'alice' });
    expect(members.decideQuery(query(ALICE, 'groups', mine), reader()).allowed).toBe(true);
    expect(members.decideQuery(query(ALICE, 'groups'), reader()).allowed).toBe(false);
  });

  it('looks at every alternative', () => {
    const compiled = rules(`match /notes/{id} {
      allow list: if resource.data.state == 'open' || resource.data.state == 'done'; }`);
    const within = (...states: readonly string[]) =>
      compiled.decideQuery(
        query(
          ALICE,
          'notes',
          field('state', 'IN', {
            arrayValue: { values: states.map((stringValue) => ({ stringValue })) },
          }),
        ),
        reader(),
      ).allowed;
    expect(within('open', 'done')).toBe(true);
    expect(within('open', 'secret')).toBe(false);
  });

  it('proves ranges and limits', () => {
    const compiled = rules(`match /people/{id} {
      allow list: if resource.data.age >= 18 && request.query.limit <= 50; }`);
    const decide = (op: string, age: number, limit?: number) =>
      compiled.decideQuery(
        query(ALICE, 'people', field('age', op, { integerValue: String(age) }), { limit }),
        reader(),
      ).allowed;
    expect(decide('GREATER_THAN', 17, 50)).toBe(false);
    expect(decide('GREATER_THAN', 18, 50)).toBe(true);
    expect(decide('GREATER_THAN_OR_EQUAL', 18, 50)).toBe(true);
    expect(decide('GREATER_THAN_OR_EQUAL', 18, 51)).toBe(false);
    expect(decide('GREATER_THAN_OR_EQUAL', 18)).toBe(false);
  });

  it('needs a recursive wildcard for a collection group', () => {
    const group = {
      ...query(ALICE, 'x'),
      structuredQuery: { from: [{ collectionId: 'posts', allDescendants: true }] },
    };
    const plain = rules(`match /users/{u}/posts/{id} { allow list; }`);
    expect(plain.decideQuery(group, reader()).allowed).toBe(false);
    const recursive = rules(`match /{path=**}/posts/{id} { allow list; }`);
    expect(recursive.decideQuery(group, reader()).allowed).toBe(true);
  });
});
