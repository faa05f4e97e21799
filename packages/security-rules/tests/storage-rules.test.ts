import { describe, expect, it } from 'vitest';
import { parseStorageRules } from '../src/parse-rules.ts';
import type { ObjectMetadata, ObjectRequest } from '../src/storage-contract.ts';
import { ALICE, documentAt, readerOf, TIME } from './support/rules-stage.ts';

const OBJECT: ObjectMetadata = {
  name: 'groups/g/receipts/e/f',
  bucket: 'demo.appspot.com',
  generation: '3',
  metageneration: '1',
  size: '2048',
  timeCreated: TIME,
  updated: TIME,
  md5Hash: 'rL0Y20zC+Fzt72VPzMSk2A==',
  crc32c: 'yZRlqg==',
  etag: 'abc',
  contentType: 'image/png',
  metadata: { owner: 'alice' },
};

const GROUP = documentAt('groups/g', {
  memberUids: { arrayValue: { values: [{ stringValue: 'alice' }] } },
});

function decide(body: string, parts: Partial<ObjectRequest> = {}) {
  const source = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { ${body} } }`;
  const parsed = parseStorageRules(source, 'storage.rules');
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join('\n'));
  return parsed.value.decide(
    {
      method: 'get',
      caller: ALICE,
      project: 'demo',
      time: TIME,
      bucket: 'demo.appspot.com',
      name: OBJECT.name,
      before: OBJECT,
      after: null,
      ...parts,
    },
    readerOf(GROUP),
  );
}

const every = (condition: string) => `match /{path=**} { allow read, write: if ${condition}; }`;

describe('objects', () => {
  it.each([
    `resource.name == 'groups/g/receipts/e/f' && resource.bucket == bucket`,
    `resource.size == 2048 && resource.size < 10 * 1024 * 1024`,
    `resource.generation == 3 && resource.metageneration == 1`,
    `resource.timeCreated == request.time && resource.updated is timestamp`,
    `resource.md5Hash is string && resource.crc32c is string && resource.etag == 'abc'`,
    `resource.contentType.matches('image/.*') && resource.metadata.owner == request.auth.uid`,
    `request.path == /b/$(bucket)/o/groups/g/receipts/e/f`,
    `path == /groups/g/receipts/e/f`,
  ])('%s', (condition) => {
    expect(decide(every(condition)).explanation).toMatch(/^allowed/);
  });

  it('match by their folders', () => {
    const body =
      'match /groups/{group}/receipts/{expense}/{file} { allow read: if group == "g" && file == "f"; }';
    expect(decide(body).allowed).toBe(true);
    expect(decide(body, { name: 'groups/g/receipts/e' }).allowed).toBe(false);
  });

  it('are seen before and after a write', () => {
    const body = every(
      "request.method == 'create' && resource == null && request.resource.contentType == 'image/png' && request.resource.size < 4096",
    );
    expect(decide(body, { method: 'create', before: null, after: OBJECT }).allowed).toBe(true);
    expect(
      decide(body, { method: 'create', before: null, after: { ...OBJECT, size: '9999' } }).allowed,
    ).toBe(false);
    expect(decide(every('request.resource == null'), { method: 'delete' }).allowed).toBe(true);
  });

  it('are listed by the folder', () => {
    const body = 'match /groups/{group}/{rest=**} { allow list: if group == "g"; }';
    const listing = { method: 'list', before: null } as const;
    expect(decide(body, { ...listing, name: 'groups/g/receipts/' }).allowed).toBe(true);
    expect(decide(body, { ...listing, name: 'groups/h/' }).allowed).toBe(false);
    expect(decide(body).allowed).toBe(false);
  });

  it('are other ones with an empty segment in their name', () => {
    const own = 'match /users/{uid}/{file} { allow read: if uid == "alice"; }';
    const allows = (body: string, name: string) => decide(body, { name }).allowed;
    expect(allows(own, 'users/alice/f')).toBe(true);
    expect(allows(own, '/users/alice/f')).toBe(false);
    expect(allows(own, 'users//alice/f')).toBe(false);
    expect(allows(own, 'users/alice//f')).toBe(false);
    expect(allows('match /{user}/{file} { allow read; }', '/f')).toBe(false);
    expect(allows('match /{all=**} { allow read: if all[0] == ""; }', '/users/f')).toBe(true);
    expect(allows('match /folder { allow read; }', 'folder/')).toBe(true);
  });

  it('know the parameters of the request', () => {
    const params = { uploadType: 'multipart' };
    expect(decide(every("request.params.uploadType == 'multipart'"), { params }).allowed).toBe(
      true,
    );
  });
});

describe('other services', () => {
  const member = (group: string) =>
    every(
      `request.auth.uid in firestore.get(/databases/(default)/documents/groups/${group}).data.memberUids`,
    );

  it('reads documents of Firestore', () => {
    expect(decide(member('g')).allowed).toBe(true);
    expect(decide(member('h')).allowed).toBe(false);
    expect(decide(every('firestore.exists(/databases/(default)/documents/groups/g)')).allowed).toBe(
      true,
    );
  });
});

it('lets an administrator pass', () => {
  expect(decide('', { caller: { kind: 'admin' } }).allowed).toBe(true);
  expect(decide('').allowed).toBe(false);
});
