import { describe, expect, it } from 'vitest';
import type { DocumentRequest } from '../src/contract.ts';
import { parseFirestoreRules } from '../src/parse-rules.ts';
import { createReadBudget, createSharedBudget } from '../src/read-budget.ts';
import { documentAt, readerOf, requestFor, ROOT, rulesOf } from './support/rules-stage.ts';

function allows(body: string, path: string, parts: Partial<DocumentRequest> = {}): boolean {
  return rulesOf(body).decide(requestFor(path, parts), readerOf()).allowed;
}

describe('paths', () => {
  it('matches literals and single wildcards segment by segment', () => {
    const body = 'match /a/{id} { allow read: if id == "x"; }';
    expect(allows(body, 'a/x')).toBe(true);
    expect(allows(body, 'a/y')).toBe(false);
    expect(allows(body, 'b/x')).toBe(false);
    expect(allows(body, 'a/x/c/d')).toBe(false);
  });

  it('continues in nested matches, with the wildcards around', () => {
    const body = 'match /a/{x} { match /b/{y} { allow read: if x == "1" && y == "2"; } }';
    expect(allows(body, 'a/1/b/2')).toBe(true);
    expect(allows(body, 'a/2/b/2')).toBe(false);
    expect(allows(body, 'a/1')).toBe(false);
  });

  it('takes any number of segments by a recursive wildcard, none included', () => {
    const open = 'match /a/{x} { match /{rest=**} { allow read; } }';
    expect(allows(open, 'a/1')).toBe(true);
    expect(allows(open, 'a/1/b/2/c/3')).toBe(true);
    expect(allows(open, 'b/1')).toBe(false);
  });

  it('takes the middle of a path by a recursive wildcard', () => {
    const body = 'match /{parent=**}/posts/{id} { allow read: if id == "p"; }';
    expect(allows(body, 'posts/p')).toBe(true);
    expect(allows(body, 'users/u/posts/p')).toBe(true);
    expect(allows(body, 'posts/x/posts/p')).toBe(true);
    expect(allows(body, 'users/u/likes/p')).toBe(false);
  });

  it('needs at least one segment for a recursive wildcard before version 2', () => {
    const parsed = parseFirestoreRules(
      'service cloud.firestore { match /databases/{d}/documents { match /a/{x}/{rest=**} { allow read; } } }',
      'v1.rules',
    );
    if (!parsed.ok) throw new Error('these rules are right');
    const decide = (path: string) => parsed.value.decide(requestFor(path), readerOf()).allowed;
    expect(decide('a/1')).toBe(false);
    expect(decide('a/1/b/2')).toBe(true);
  });

  it('tells databases apart', () => {
    const rules = rulesOf('match /a/{x} { allow read: if database == "other"; }');
    const name = 'projects/demo/databases/other/documents/a/1';
    expect(rules.decide(requestFor('a/1', { name }), readerOf()).allowed).toBe(true);
    expect(rules.decide(requestFor('a/1'), readerOf()).allowed).toBe(false);
  });
});

describe('allow statements', () => {
  it('allow what any of them allows', () => {
    const body = 'match /a/{x} { allow get: if false; allow get: if 1 / 0 == 1; allow read; }';
    expect(allows(body, 'a/1')).toBe(true);
    expect(
      allows('match /a/{x} { allow get: if false; } match /{all=**} { allow get; }', 'a/1'),
    ).toBe(true);
  });

  it.each([
    ['read', ['get']],
    ['get', ['get']],
    ['list', []],
    ['write', ['create', 'update', 'delete']],
    ['create', ['create']],
    ['update, delete', ['update', 'delete']],
  ])('%s', (methods, expected) => {
    const all = ['get', 'create', 'update', 'delete'] as const;
    const body = `match /a/{x} { allow ${methods}; }`;
    expect(all.filter((method) => allows(body, 'a/1', { method }))).toEqual(expected);
  });

  it('can do without semicolons', () => {
    expect(allows('match /a/{x} { allow get\nallow write: if false\n}', 'a/1')).toBe(true);
  });

  it('refuses where none applies, and says so', () => {
    const decision = rulesOf('').decide(requestFor('a/1'), readerOf());
    expect(decision).toEqual({
      allowed: false,
      cost: 0,
      usesTime: false,
      explanation: "No matching allow statements for 'get'",
      at: 'firestore.rules',
      reasons: [],
    });
  });
});

describe('functions', () => {
  it('see the wildcards where they stand, not where they are called', () => {
    const body = `
      match /a/{x} {
        function outer() { return x == "1"; }
        match /b/{y} { allow read: if outer() && y == "2"; }
      }`;
    expect(allows(body, 'a/1/b/2')).toBe(true);
    expect(allows(body, 'a/2/b/2')).toBe(false);
  });

  it('hide functions of the same name further out', () => {
    const body = `
      function f() { return false; }
      match /a/{x} { function f() { return true; } allow read: if f(); }`;
    expect(allows(body, 'a/1')).toBe(true);
  });

  it('bind variables that later ones and the result can use', () => {
    const body = `
      function f(n) { let double = n * 2; let more = double + 1; return more == 7; }
      match /a/{x} { allow read: if f(3); }`;
    expect(allows(body, 'a/1')).toBe(true);
  });

  it('fail only where a failing argument or variable is used', () => {
    const body = `
      function f(n) { let bad = resource.data.x; return true || n || bad; }
      match /a/{x} { allow read: if f(1 / 0); }`;
    expect(allows(body, 'a/1')).toBe(true);
  });
});

describe('reads of other documents', () => {
  const read = (id: string) => `get(/databases/$(database)/documents/d/${id}).data.ok`;

  it('get gives null for a missing document', () => {
    const body =
      'match /a/{x} { allow read: if get(/databases/$(database)/documents/d/none) == null; }';
    expect(allows(body, 'a/1')).toBe(true);
  });

  it('tell before and after a write apart', () => {
    const rules = rulesOf(`match /a/{x} { allow create: if
      !exists(/databases/$(database)/documents/a/$(x)) &&
      existsAfter(/databases/$(database)/documents/a/$(x)) &&
      getAfter(/databases/$(database)/documents/a/$(x)).data.n == 1; }`);
    const after = documentAt('a/1', { n: { integerValue: '1' } });
    const reader = { get: () => null, getAfter: () => after };
    expect(rules.decide(requestFor('a/1', { method: 'create', after }), reader).allowed).toBe(true);
  });

  it('are limited to 10 documents of a request, each charged once', () => {
    const documents = Array.from({ length: 11 }, (_, at) =>
      documentAt(`d/${at}`, { ok: { booleanValue: true } }),
    );
    const decide = (ids: readonly string[]) =>
      rulesOf(`match /a/{x} { allow read: if ${ids.map(read).join(' && ')}; }`).decide(
        requestFor('a/1'),
        readerOf(...documents),
      );
    const ten = Array.from({ length: 10 }, (_, at) => String(at));
    expect(decide([...ten, ...ten]).allowed).toBe(true);
    const eleven = decide([...ten, '10']);
    expect(eleven.allowed).toBe(false);
    expect(eleven.explanation).toContain('Maximum of document reads has been reached.');
  });

  it('are not absorbed when they are too many', () => {
    const ids = Array.from({ length: 11 }, (_, at) => String(at));
    const body = `match /a/{x} { allow read: if (${ids.map((id) => `exists(/databases/$(database)/documents/d/${id})`).join(' || ')}) || true; }`;
    expect(allows(body, 'a/1')).toBe(false);
  });

  it('count a document once over a commit, or each time, as the backend is told', () => {
    const charges = (accesses: 'cached' | 'uncached', documents: number) => {
      const budget = createSharedBudget(documents, accesses);
      return Array.from({ length: 21 }, () => budget.charge('a')).filter(Boolean).length;
    };
    expect(charges('cached', 2)).toBe(21);
    expect(charges('uncached', 2)).toBe(20);
    expect(charges('uncached', 1)).toBe(10);
  });

  it('share a budget over the documents of a commit', () => {
    const rules = rulesOf(
      'match /a/{x} { allow read: if !exists(/databases/$(database)/documents/d/$(x)); }',
    );
    const budget = createReadBudget(2);
    const decide = (id: string) => rules.decide(requestFor(`a/${id}`), readerOf(), budget).allowed;
    expect([decide('1'), decide('2'), decide('1'), decide('3')]).toEqual([true, true, true, false]);
  });

  it('refuse what is no path of a document', () => {
    const decision = rulesOf('match /a/{x} { allow read: if exists(/d/e); }').decide(
      requestFor('a/1'),
      readerOf(),
    );
    expect(decision.explanation).toContain('/d/e is no path of a document.');
  });

  it('read from the project of the request', () => {
    const names: string[] = [];
    const reader = { get: (name: string) => (names.push(name), null), getAfter: () => null };
    rulesOf('match /a/{x} { allow read: if exists(/databases/$(database)/documents/d/e); }').decide(
      requestFor('a/1'),
      reader,
    );
    expect(names).toEqual([`${ROOT}/d/e`]);
  });
});

it('an administrator passes', () => {
  expect(allows('', 'a/1', { caller: { kind: 'admin' } })).toBe(true);
  expect(allows('', 'a/1')).toBe(false);
});
