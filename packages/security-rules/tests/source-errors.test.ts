import { describe, expect, it } from 'vitest';
import { serviceOf } from '@quits/tooling-backend-testing/service-of';
import { parseFirestoreRules, parseStorageRules } from '../src/parse-rules.ts';

function errorsOf(source: string): readonly string[] {
  const parsed = parseFirestoreRules(source, 'my.rules');
  if (parsed.ok) return [];
  return parsed.error.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
}

function errorsIn(body: string): readonly string[] {
  return errorsOf(serviceOf(body)).map((error) => error.replace('my.rules:', ''));
}

describe('syntax errors', () => {
  it.each([
    ['', "my.rules:1:1 There is no 'service cloud.firestore'."],
    ["rules_version = '3';", "my.rules:1:17 rules_version must be '1' or '2'."],
    ['hello', "my.rules:1:1 Expected 'service' or 'function', found 'hello'."],
    [
      'service cloud.firestore {',
      "my.rules:1:26 Expected 'match', 'allow', 'function' or '}', found end of file.",
    ],
    [
      'service cloud.firestore { allow read; }',
      "my.rules:1:27 An 'allow' must stand inside a 'match'.",
    ],
    [
      'service cloud.firestore { match a { } }',
      "my.rules:1:33 Expected a path that starts with '/' after 'match', found 'a'.",
    ],
    [
      'service cloud.firestore { match /{a { } }',
      "my.rules:1:37 Expected '}' to close a wildcard, found '{'.",
    ],
    ['/* never closed', 'my.rules:1:1 This comment is never closed.'],
  ])('%s', (source, error) => {
    expect(errorsOf(source)).toEqual([error]);
  });

  it.each([
    [
      'match /a/{b} { allow touch; }',
      "4:22 'touch' is no method. Methods are: read, write, get, list, create, update, delete.",
    ],
    ['match /a/{b} { allow read: if ; }', "4:31 Expected an expression, found ';'."],
    ['match /a/{b} { allow read: true; }', "4:28 Expected 'if' after ':', found 'true'."],
    ["match /a/{b} { allow read: if 'x; }", '4:31 This string is never closed.'],
    ['match /a/{b} { allow read: if 1 + ; }', "4:35 Expected an expression, found ';'."],
    ['match /a/{b} { allow read: if a..b; }', "4:33 Expected a member name after '.', found '.'."],
    [
      'match /a/{b} { allow read: if (true; }',
      "4:36 Expected ')' to close a parenthesis, found ';'.",
    ],
    ['match /a/{b} { allow read: if [1, 2; }', "4:36 Expected ']' or ',', found ';'."],
    [
      'match /a/{b} { allow read: if 99999999999999999999 > 1; }',
      '4:31 99999999999999999999 does not fit 64 bits.',
    ],
    ['match /a/{b} { allow read: if true # }', "4:36 Unexpected character '#'."],
    ['match /a/{b} { allow read: if true true; }', "4:36 Expected ';', found 'true'."],
    ['function f() { let a = 1 return a; }', "4:26 Expected ';' to end the 'let', found 'return'."],
    ['function f() { 1; }', "4:16 Expected 'return' in a function, found '1'."],
    ['match /a//b { }', "4:10 Expected a path segment after '/'."],
  ])('%s', (body, error) => {
    expect(errorsIn(body)).toEqual([error]);
  });

  it('refuses what is nested without end instead of exhausting the stack', () => {
    const deep = `match /a/{b} { allow read: if ${'('.repeat(5000)}true${')'.repeat(5000)}; }`;
    expect(errorsIn(deep)).toEqual([expect.stringContaining('nested too deeply')]);
  });
});

describe('names, arguments and types', () => {
  it.each([
    ['match /a/{b} { allow read: if c == b; }', "4:31 Unknown variable 'c'."],
    ['match /a/{b} { allow read: if f(b); }', "4:31 Unknown function 'f'."],
    ['match /a/{b} { allow read: if math.cbrt(8) == 2; }', "4:31 Unknown function 'math.cbrt'."],
    ["match /a/{b} { allow read: if bool('true'); }", "4:31 Unknown function 'bool'."],
    [
      'match /a/{b} { allow read: if math.isInfinite(1.0); }',
      "4:31 Unknown function 'math.isInfinite'.",
    ],
    ['match /a/{b} { allow read: if b.shout(); }', "4:31 Unknown method 'shout'."],
    ['match /a/{b} { allow read: if b.lower(1); }', "4:31 'lower' takes 0 arguments, not 1."],
    ['match /a/{b} { allow read: if exists(); }', "4:31 'exists' takes 1 argument, not 0."],
    ['match /a/{b} { allow read: if b is text; }', "4:31 Unknown type 'text'."],
    ['match /a/{b} { allow read: if get(/x/$(c)) == null; }', "4:40 Unknown variable 'c'."],
    [
      'function f(a) { return a; } match /a/{b} { allow read: if f(1, 2); }',
      "4:59 'f' takes 1 argument, not 2.",
    ],
    [
      'function f(a) { return b; } match /a/{b} { allow read: if f(1); }',
      "4:24 Unknown variable 'b'.",
    ],
    ['function f() { let a = b; let b = 1; return a; }', "4:24 Unknown variable 'b'."],
    [
      'function f() { return 1; } function f() { return 2; }',
      "4:28 Function 'f' is declared twice.",
    ],
    ['function f(a, a) { return a; }', "4:1 Function 'f' has two parameters of one name."],
    ['function f(a) { let a = 1; return a; }', "4:17 Variable 'a' is declared twice."],
  ])('%s', (body, error) => {
    expect(errorsIn(body)).toEqual([error]);
  });

  it('refuses recursion, direct or through others', () => {
    expect(errorsIn('function f() { return f(); }')).toEqual(["4:1 Function 'f' calls itself."]);
    expect(errorsIn('function f() { return g(); } function g() { return f(); }')).toHaveLength(2);
  });

  it('reports every mistake, in the order of the source', () => {
    expect(errorsIn('match /a/{b} { allow read: if x;\nallow write: if y; }')).toEqual([
      "4:31 Unknown variable 'x'.",
      "5:17 Unknown variable 'y'.",
    ]);
  });

  it('lets own functions and variables hide built-in ones', () => {
    expect(
      errorsIn(
        'function exists(a, b) { return a == b; } match /a/{b} { allow read: if exists(b, 1); }',
      ),
    ).toEqual([]);
    expect(errorsIn("function f(math) { return math.lower() == 'x'; }")).toEqual([]);
  });

  it('knows the functions of each service', () => {
    const storage = (condition: string) =>
      parseStorageRules(
        `service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow read: if ${condition}; } } }`,
        'storage.rules',
      ).ok;
    expect(storage('firestore.exists(/databases/(default)/documents/a/b)')).toBe(true);
    expect(storage('exists(/databases/(default)/documents/a/b)')).toBe(false);
    expect(errorsIn('match /a/{b} { allow read: if firestore.get(/a/b) == null; }')).toHaveLength(
      1,
    );
  });
});

describe('what is right', () => {
  it.each([
    'match /a/{b} { allow read , write : if true ; }',
    'match /a/{b}{allow read:if request.auth.uid==b&&true;}',
    'match /a/{b}/{rest=**} { allow read; }',
    "match /a-b/c.d/{e} { allow read: if resource.data['x-y'] == request.auth.token['https://z/w']; }",
    'match /a/{b} {\r\n\tallow read: if true // why\r\n  && /* and */ true;\r\n}',
    'match /a/{b} { allow read: if (! exists( /databases/$( database )/documents/a/$( b + "x" ) )) == true; }',
    'match /a/{b} { allow read: if exists(/databases/(default)/documents/a/$(b)); }',
    'function f() { let x = 1; let y = x; return (x == y) } match /a/{b} { allow read: if f(); }',
    'match /a/{b} { allow read: if get(/databases/$(database)/documents/a/$(b)).data.roles[b][0] in ["x"]; }',
    'match /a/{b} { allow read: if b in {"x": 1}.keys() || b is string ? true : false; }',
    'match /a/{b} { allow read: if request.time < timestamp.date(2030, 12, 31) - duration.value(-1, "d"); }',
    'match /a/{b} { allow read\nallow write\nmatch /c/{d} { allow read } }',
    'match /{document} { allow read; } match /a/{in_} { allow read: if in_ != null; }',
  ])('%s', (body) => {
    expect(errorsIn(body)).toEqual([]);
  });

  it('may start with a byte order mark and hold several services', () => {
    const storage =
      'service firebase.storage { match /b/{b}/o { allow read: if firestore.exists(/databases/(default)/documents/a/b); } }';
    expect(errorsOf(`\uFEFF${serviceOf('')}\n${storage}`)).toEqual([]);
    expect(parseStorageRules(`${serviceOf('')}\n${storage}`, 'both.rules').ok).toBe(true);
  });
});

describe('limits of a source', () => {
  const nest = (depth: number): string =>
    depth === 0 ? 'allow read;' : `match /a/{b} { ${nest(depth - 1)} }`;

  it.each([
    [
      '7 arguments',
      'function f(a, b, c, d, e, g, h, i) { return a; }',
      'may take 7 arguments at most',
    ],
    [
      '11 variables',
      `function f() { ${Array.from({ length: 12 }, (_, at) => `let v${at} = 1;`).join(' ')} return 1; }`,
      'may have 11 variables at most',
    ],
    ['10 nested matches', nest(10), 'Matches may be nested 10 deep at most'],
    ['20 wildcards', `match ${'/{a}'.repeat(20)} { }`, 'A path may have 20 wildcards at most'],
    ['100 segments', `match ${'/a'.repeat(101)} { }`, 'A path may have 100 segments at most'],
    ['256 KiB', `// ${'x'.repeat(256 * 1024)}`, 'Rules may have 262144 bytes at most'],
    ['one recursive wildcard', 'match /{a=**}/b/{c=**} { }', 'one recursive wildcard only'],
  ])('%s', (_, body, message) => {
    expect(errorsIn(body)).toEqual([expect.stringContaining(message)]);
  });

  // The service's compiler limits (davideast/pyric,
  // packages/pyric/test/rules/linter/fixtures/compile-limits/captures.json, 2026-09-27).
  const allow = (condition: string) => `match /a/{b} { allow read: if ${condition}; }`;
  const row = (count: number) => allow(Array(count).fill("b == 'x'").join(' && '));
  const toTheRight = (count: number) =>
    allow(`${"b == 'x' && (".repeat(count - 1)}b == 'x'${')'.repeat(count - 1)}`);
  const enclosed = (count: number, inner: string) =>
    allow(`${'('.repeat(count)}${inner}${')'.repeat(count)}`);
  const chain = (length: number) =>
    Array.from({ length }, (_, at) => {
      return `function f${at + 1}() { return ${at + 1 === length ? 'true' : `f${at + 2}()`}; }`;
    }).join('\n');

  it.each([
    ['comparisons in a row', row, 98],
    ['comparisons nested to the right', toTheRight, 49],
    ['parentheses around a comparison', (count: number) => enclosed(count, "b == 'x'"), 97],
    ['parentheses around a literal', (count: number) => enclosed(count, 'true'), 98],
    ['functions that call each other', (count: number) => `${chain(count)} ${allow('f1()')}`, 21],
    ['functions that nobody calls', chain, 21],
  ])('takes so many %s and no more', (_, build, most) => {
    expect(errorsIn(build(most))).toEqual([]);
    expect(errorsIn(build(most + 1))).not.toEqual([]);
  });

  it('names the function that stands too deep', () => {
    expect(errorsIn(chain(22))).toEqual([
      "25:1 Functions may call each other 21 deep at most; 'f22' is one too deep below 'f1'.",
    ]);
  });

  it('wants a recursive wildcard last before version 2', () => {
    const source =
      'service cloud.firestore { match /databases/{d}/documents { match /{a=**}/b { } } }';
    expect(errorsOf(source)).toEqual([expect.stringContaining('must be the last segment')]);
    expect(errorsOf(`rules_version = '2'; ${source}`)).toEqual([]);
  });
});
