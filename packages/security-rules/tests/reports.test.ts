import { describe, expect, it } from 'vitest';
import type { Fields } from '@quits/service-base';
import { serviceOf } from '@quits/tooling-backend-testing/service-of';
import { parseFirestoreRules } from '../src/parse-rules.ts';
import type { ExpressionReport } from '../src/report/coverage.ts';
import { coveragePage } from '../src/report/coverage-page.ts';
import {
  ALICE,
  ROOT,
  TIME,
  documentAt,
  readerOf,
  requestFor,
  rulesOf,
} from './support/rules-stage.ts';

function refusal(condition: string, fields: Fields = {}, functions = '') {
  const rules = rulesOf(`${functions}\nmatch /a/{x} { allow read: if ${condition}; }`);
  return rules.decide(requestFor('a/1', { before: documentAt('a/1', fields) }), readerOf());
}

describe('the explanation of a refusal', () => {
  it('names the line, the expression that decided and its values', () => {
    const owner = { owner: { stringValue: 'bob' } };
    const decision = refusal(
      'request.auth != null && resource.data.owner == request.auth.uid',
      owner,
    );
    expect(decision.explanation).toBe(
      [
        "false for 'get' @ L5",
        '  L5:55 resource.data.owner == request.auth.uid → false (resource.data.owner = "bob", request.auth.uid = "alice")',
      ].join('\n'),
    );
    expect(decision.reasons).toEqual([
      {
        line: 5,
        column: 55,
        expression: 'resource.data.owner == request.auth.uid',
        outcome: 'false',
        values: [
          { expression: 'resource.data.owner', value: '"bob"' },
          { expression: 'request.auth.uid', value: '"alice"' },
        ],
      },
    ]);
  });

  it('names each alternative that failed', () => {
    const { reasons } = refusal('resource.data.a == 1 || resource.data.b == 2', {
      a: { integerValue: '7' },
    });
    expect(reasons?.map(({ expression, outcome }) => [expression, outcome])).toEqual([
      ['resource.data.a == 1', 'false'],
      ['resource.data.b', 'error: Property b is undefined on object.'],
    ]);
  });

  it('goes into functions and variables', () => {
    const functions = 'function isBob(user) { let bob = "bob"; return user == bob; }';
    const { reasons } = refusal('isBob(request.auth.uid)', {}, functions);
    expect(reasons).toMatchObject([
      {
        line: 4,
        expression: 'user == bob',
        values: [
          { expression: 'user', value: '"alice"' },
          { expression: 'bob', value: '"bob"' },
        ],
      },
    ]);
  });

  it('goes to where an error arose, be it in an argument', () => {
    const functions = `function roleIn(group) { return group.roles.get(request.auth.uid, 'none'); }
      function isEditor(role) { return role in ['editor', 'owner']; }`;
    const group = 'get(/databases/$(database)/documents/groups/g).data';
    const { reasons } = refusal(`isEditor(roleIn(${group}))`, {}, functions);
    expect(reasons).toEqual([
      {
        line: 6,
        column: expect.any(Number),
        expression: group,
        outcome: 'error: Null value error.',
        values: [{ expression: 'get(/databases/$(database)/documents/groups/g)', value: 'null' }],
      },
    ]);
  });

  it('goes into the branch that was taken', () => {
    const { reasons } = refusal('"a" in resource.data ? resource.data.a == 1 : true', {
      a: { integerValue: '2' },
    });
    expect(reasons?.map(({ expression }) => expression)).toEqual(['resource.data.a == 1']);
  });

  it('sums up every statement that applied', () => {
    const rules = rulesOf('match /a/{x} { allow get: if 1 / 0 == 1;\nallow read: if 1 == 2; }');
    const { explanation } = rules.decide(requestFor('a/1'), readerOf());
    expect(explanation).toContain("Division by zero. for 'get' @ L4, false for 'get' @ L5");
  });

  it('cuts long values', () => {
    const { explanation } = refusal('resource.data.text == "x"', {
      text: { stringValue: 'y'.repeat(10_000) },
    });
    expect(explanation.length).toBeLessThan(500);
  });
});

it('debug shows its value and gives it back', () => {
  const shown: string[] = [];
  const rules = rulesOf(
    'match /a/{x} { allow read: if debug(x) == "1" && debug({"a": [1, 2.0]}) != null; }',
    {
      debug: (text) => shown.push(text),
    },
  );
  expect(rules.decide(requestFor('a/1'), readerOf()).allowed).toBe(true);
  expect(shown).toEqual(['"1"', '{"a": [1, 2.0]}']);
});

describe('coverage', () => {
  const run = (body: string, ...paths: readonly string[]) => {
    const rules = rulesOf(body, { coverage: true });
    for (const path of paths) rules.decide(requestFor(path), readerOf());
    return rules.coverage();
  };
  const textOf = (body: string, { sourcePosition }: ExpressionReport) =>
    Array.from(serviceOf(body))
      .slice(sourcePosition.currentOffset, sourcePosition.endOffset + 1)
      .join('');

  it('counts the values of every expression and its parts', () => {
    const body = 'match /a/{x} { allow read: if x == "1" && request.auth != null; }';
    const [root] = run(body, 'a/1', 'a/2', 'a/3').report ?? [];
    expect(root?.values).toEqual([
      { value: { boolValue: true }, count: 1 },
      { value: { boolValue: false }, count: 2 },
    ]);
    const [left, right] = root?.children ?? [];
    expect(left?.children?.[0]?.values).toEqual([
      { value: { stringValue: '1' }, count: 1 },
      { value: { stringValue: '2' }, count: 1 },
      { value: { stringValue: '3' }, count: 1 },
    ]);
    expect(right?.values).toEqual([
      { value: { boolValue: true }, count: 1 },
      { value: {}, count: 2 },
    ]);
  });

  it('says where an expression stands, in characters, with its last one included', () => {
    const body = "match /a/{x} { allow read: if '中文🚀' == x && x == '1'; }";
    const [root] = run(body, 'a/1').report ?? [];
    if (root === undefined) throw new Error('the condition is missing');
    expect(root.sourcePosition).toMatchObject({ fileName: 'firestore.rules', line: 4, column: 31 });
    expect(textOf(body, root)).toBe("'中文🚀' == x && x == '1'");
    expect(root.children?.map((child) => textOf(body, child))).toEqual([
      "'中文🚀' == x",
      "x == '1'",
    ]);
  });

  it('keeps errors with their cause', () => {
    const [root] = run('match /a/{x} { allow read: if request.missing == 1; }', 'a/1').report ?? [];
    expect(root?.values).toEqual([
      {
        value: { undefined: { causeMessage: 'Property missing is undefined on object.' } },
        count: 1,
      },
    ]);
  });

  it('lists functions apart and constants not at all', () => {
    const report = run(
      'function f() { return 1 == 1; }\nmatch /a/{x} { allow read: if f(); allow write: if true; }',
      'a/1',
    );
    expect(report.report).toHaveLength(2);
    expect(run('match /a/{x} { allow read: if true; }', 'a/1').report).toBeUndefined();
  });

  it('has no values before the first request, nor unless it was asked for', () => {
    const body = 'match /a/{x} { allow read: if x == "1"; }';
    expect(run(body).report?.[0]?.values).toBeUndefined();
    const quiet = rulesOf(body);
    quiet.decide(requestFor('a/1'), readerOf());
    expect(quiet.coverage().report?.[0]?.values).toBeUndefined();
    expect(quiet.coverage().rules.files).toEqual([
      { name: 'firestore.rules', content: serviceOf(body) },
    ]);
  });

  it('shows what a query says of a value', () => {
    const rules = rulesOf('match /a/{x} { allow list: if resource.data.n > 1; }', {
      coverage: true,
    });
    const where = {
      fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '5' } },
    };
    const structuredQuery = { from: [{ collectionId: 'a' }], where };
    rules.decideQuery({ caller: ALICE, time: TIME, parent: ROOT, structuredQuery }, readerOf());
    expect(rules.coverage().report?.[0]?.children?.[0]?.values).toEqual([
      {
        value: {
          constraintValue: {
            simpleConstraints: [{ comparator: 'GT', value: { intValue: '5' } }],
          },
        },
        count: 1,
      },
    ]);
  });

  it('counts values beyond the first hundred together', () => {
    const paths = Array.from({ length: 150 }, (_, at) => `a/${at}`);
    const [root] = run('match /a/{x} { allow read: if x == "none"; }', ...paths).report ?? [];
    const values = root?.children?.[0]?.values ?? [];
    expect(values).toHaveLength(101);
    expect(values.at(-1)).toEqual({ value: { others: true }, count: 50 });
  });

  it('keeps little of values that are large', () => {
    const rules = rulesOf('match /a/{x} { allow read: if resource.data != null; }', {
      coverage: true,
    });
    const values = Array.from({ length: 200 }, () => ({ stringValue: 'x'.repeat(1000) }));
    const list = { arrayValue: { values } };
    const fields = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`f${at}`, list]));
    const before = documentAt('a/1', fields);
    rules.decide(requestFor('a/1', { before }), readerOf());
    expect(JSON.stringify(rules.coverage()).length).toBeLessThan(10_000);
  });

  it('has a page that shows the source with the values, escaped', () => {
    const body = 'match /a/{x} { allow read: if x == "<b>" || 1 < 2; }';
    const page = coveragePage(run(body, 'a/1'));
    expect(page).toContain('&quot;&lt;b&gt;&quot;');
    expect(page).not.toContain('<b>');
    expect(page).toContain('4 of 4 expressions were evaluated');
    expect(page).toContain('1 × {&quot;boolValue&quot;:false}');
    expect(page.match(/<span/g)?.length).toBe(page.match(/<\/span>/g)?.length);
  });

  it('forgets nothing of the source, whatever it holds', () => {
    const parsed = parseFirestoreRules(serviceOf('// <script>alert(1)</script>'), 'x.rules');
    if (!parsed.ok) throw new Error('these rules are right');
    expect(coveragePage(parsed.value.coverage())).toContain('&lt;script&gt;');
  });
});
