import { describe, expect, it } from 'vitest';
import { serviceOf } from '@quits/tooling-backend-testing/service-of';
import { checkRules } from '../src/tools/check-rules.ts';

function check(text: string, service: 'cloud.firestore' | 'firebase.storage' = 'cloud.firestore') {
  return checkRules({ service, file: 'test.rules', text });
}

/** The findings as `severity code line:column`. */
function found(body: string): readonly string[] {
  const { findings } = check(serviceOf(body));
  return findings.map(
    ({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`,
  );
}

const USED = 'match /used/{id} { allow read: if request.auth.uid == id; }';
const FIRST =
  serviceOf('')
    .split('\n')
    .findIndex((line) => line.includes('match')) + 2;

it('finds nothing in rules without mistakes', () => {
  expect(found(USED)).toEqual([]);
});

it('tells every mistake of a source that is none', () => {
  const { findings } = check(
    'rules_version = "2"; service cloud.firestore { match /a { allow x; } }',
  );
  expect(findings).toMatchObject([
    { code: 'invalid-source', severity: 'error', line: 1, column: 65 },
  ]);
});

describe('a statement that never allows', () => {
  it.each([
    ['a constant', 'allow get: if 1 > 2;'],
    ['a contradiction in a variable', 'allow get: if request.auth != null && false;'],
    ['the new document of a read', 'allow get: if request.resource.data.a == 1;'],
    ['the old document of a creation', 'allow create: if resource.data.a == 1;'],
    ['an error', 'allow get: if request.method.size() == request.method;'],
  ])('is found by %s', (_, statement) => {
    expect(found(`match /a/{id} { ${statement} }`)).toEqual([
      expect.stringMatching(/^error unreachable-allow /),
    ]);
  });

  it('is found for one of its methods, as a note if only `write` says so', () => {
    expect(
      found('match /a/{id} { allow create, delete: if request.resource.data.a == 1; }'),
    ).toEqual([expect.stringMatching(/^warning unreachable-allow /)]);
    expect(found('match /a/{id} { allow write: if request.resource.data.a == 1; }')).toEqual([
      expect.stringMatching(/^note unreachable-allow /),
    ]);
  });

  it('may deny on purpose', () => {
    expect(found('match /a/{id} { allow read, write: if false; }')).toEqual([]);
  });
});

describe('a statement that another makes superfluous', () => {
  it.each([
    ['of the same match', 'match /a/{id} { allow read; allow get: if request.auth != null; }'],
    ['before it', 'match /a/{id} { allow get: if request.auth != null; allow read: if true; }'],
    [
      'of the same condition',
      'match /a/{id} { allow read: if id == "x"; allow get: if id == "x"; }',
    ],
  ])('is found by one %s', (_, body) => {
    expect(found(body)).toEqual([expect.stringMatching(/^warning shadowed-allow /)]);
  });

  it('is found with its match by a broader match', () => {
    const body = `match /{all=**} { allow read; }
      match /a/{id} { allow get: if request.auth != null; allow list; }`;
    expect(found(body)).toEqual([expect.stringMatching(/^warning shadowed-match /)]);
  });

  it('is not found where the other asks for something, or is about other methods or paths', () => {
    const body = `match /{all=**} { allow read: if request.auth != null; }
      match /a/{id} { allow read; }
      match /b/{id} { allow get: if id == 'x'; allow list: if id == 'x'; allow create: if id == 'x'; }
      match /c/one { allow write; }
      match /c/{id} { allow write: if request.auth.uid == id; }`;
    expect(found(body)).toEqual([]);
  });
});

describe('a match that never matches', () => {
  it('is a collection', () => {
    expect(found('match /a { allow read: if request.auth != null; }')).toEqual([
      expect.stringMatching(/^error never-matches /),
    ]);
  });

  it('is outside of the documents', () => {
    const text = `rules_version = '2';
      service cloud.firestore { match /users/{uid} { allow read: if request.auth.uid == uid; } }`;
    expect(check(text).findings).toMatchObject([{ code: 'never-matches', line: 2, column: 33 }]);
  });

  it('is outside of a bucket', () => {
    const text = `rules_version = '2';
      service firebase.storage { match /photos/{id} { allow read: if request.auth != null; } }`;
    expect(check(text, 'firebase.storage').findings).toMatchObject([{ code: 'never-matches' }]);
  });

  it('is none with a wildcard for any number of segments', () => {
    expect(found('match /{path=**}/a/{id} { allow read: if request.auth != null; }')).toEqual([]);
  });
});

it('finds functions that nobody calls, also if they call each other', () => {
  const body = `function one() { return two(); }
    function two() { return true; }
    function three() { return request.auth != null; }
    match /a/{id} { allow read: if three(); }`;
  expect(found(body)).toEqual([
    `warning unused-function ${FIRST}:1`,
    `warning unused-function ${FIRST + 1}:5`,
  ]);
});

it('finds variables and parameters that nothing uses', () => {
  const body = `function f(a, b) { let c = a; let d = 5; return c == 1; }
    match /a/{id} { allow read: if f(1, request.time); }`;
  expect(found(body)).toEqual([
    `warning unused-variable ${FIRST}:1`,
    expect.stringMatching(/^warning unused-variable /),
  ]);
});

describe('the bounds of a request', () => {
  it('count like the evaluator', () => {
    const body = `function isMe(id) { let me = request.auth.uid; return me == id ? id is string : id == 'x'; }
      match /a/{id} { allow get: if isMe(id) && /x/$(id) != null && math.abs(1) == 1; }`;
    const { requests } = check(serviceOf(body));
    // isMe: 1 + argument 1 + let (3 + 1) + ternary 2 + == 3 + the dearer branch 2 + 3; path 3, != 1, null 1;
    // math.abs(1): 3, == 1, 1; twice 2 for &&.
    expect(requests).toMatchObject([{ method: 'get', most: 30, reads: 0 }]);
  });

  it('count each document once, whoever reads it', () => {
    const body = `function team() { return get(/databases/$(db)/documents/teams/$(id)).data; }
      match /teams/{id} {
        function own(x) { return get(/databases/(default)/documents/teams/$(x)).data; }
        allow get: if own(id).a && own(id).b && own(request.auth.uid).c
          && (request.auth.uid == 'x' ? exists(/databases/(default)/documents/t/a)
            : exists(/databases/(default)/documents/t/b) || existsAfter(/databases/(default)/documents/t/b));
      }`.replace(/^.*\n/, '');
    expect(check(serviceOf(body)).requests).toMatchObject([{ reads: 4 }]);
  });

  it('are found to be too much', () => {
    const reads = Array.from(
      { length: 11 },
      (_, at) => `exists(/databases/(default)/documents/t/x${at})`,
    );
    expect(found(`match /a/{id} { allow get: if ${reads.join(' && ')}; }`)).toEqual([
      expect.stringMatching(/^warning read-limit /),
    ]);
    const sums = Array.from({ length: 40 }, () => 'request.auth.uid == id').join(' && ');
    const functions = ['a', 'b', 'c', 'd', 'e']
      .map((name) => `function ${name}(id) { return ${sums}; }`)
      .join('\n');
    expect(
      found(
        `${functions} match /a/{id} { allow get: if a(id) && b(id) && c(id) && d(id) && e(id); }`,
      ),
    ).toEqual([expect.stringMatching(/^error cost-limit /)]);
    expect(
      found(
        `${functions} match /a/{id} { allow get: if a(id) || b(id) || c(id) || d(id) || e(id); }`,
      ),
    ).toEqual([expect.stringMatching(/^note cost-limit /)]);
  });
});
