import { describe, expect, it } from 'vitest';
import type { DocumentRequest } from '../src/contract.ts';
import { documentAt, readerOf, requestFor, rulesOf } from './support/rules-stage.ts';

const DOCUMENT = documentAt('things/x', {
  a: { integerValue: '1' },
  m: { mapValue: { fields: { k: { integerValue: '1' } } } },
});
const CONFIG = documentAt('cfg/c', { on: { booleanValue: true } });

function decide(body: string, parts: Partial<DocumentRequest> = {}) {
  return rulesOf(`match /things/{id} { ${body} }`).decide(
    requestFor('things/x', { before: DOCUMENT, ...parts }),
    readerOf(CONFIG),
  );
}

function times(count: number, term: string, operator = '&&'): string {
  return Array.from({ length: count }, () => term).join(` ${operator} `);
}

const allow = (condition: string) => `allow get: if ${condition};`;

interface Shape {
  readonly shape: string;
  readonly body: string;
  readonly cost: number;
  readonly measured: readonly [above: number, atMost: number];
}

/**
 * Shapes that were measured against the service's rules test API by padding a request up to the limit
 * (davideast/pyric, packages/pyric/test/rules/linter/LINTER_SPEC.md, 2026-09-27).
 */
const SHAPES: readonly Shape[] = [
  {
    shape: 'a field',
    body: allow(times(20, 'resource.data.a == 1')),
    cost: 138,
    measured: [131.6, 136.5],
  },
  { shape: 'a wildcard', body: allow(times(20, "id == 'x'")), cost: 98, measured: [92.2, 97.1] },
  { shape: 'a literal', body: allow(times(20, 'true')), cost: 58, measured: [52.7, 57.7] },
  {
    shape: 'a parameter',
    body: `function allOf(b) { return ${times(20, 'b')}; } ${allow('allOf(true)')}`,
    cost: 60,
    measured: [57.7, 62.6],
  },
  {
    shape: 'a call',
    body: `function g(x) { return x == 'x'; } ${allow(times(20, 'g(id)'))}`,
    cost: 138,
    measured: [131.6, 136.5],
  },
  {
    shape: 'a let',
    body: `function lt(x) { let v = x; return v == 'x'; } ${allow(times(20, 'lt(id)'))}`,
    cost: 178,
    measured: [171, 176],
  },
  {
    shape: 'a let that is not read',
    body: `function lu() { let v = ${times(10, 'resource.data.a == 1')}; return id == 'y' && v; } ${allow('!lu()')}`,
    cost: 75,
    measured: [72.5, 77.4],
  },
  {
    shape: 'a list',
    body: allow(times(20, "id in ['x', 'y']")),
    cost: 138,
    measured: [131.6, 136.5],
  },
  {
    shape: 'methods',
    body: allow(times(20, 'resource.data.keys().size() > 0')),
    cost: 158,
    measured: [151.3, 156.2],
  },
  {
    shape: 'an index',
    body: `function at(r, f) { return ${times(20, 'r[f] == 1')}; } ${allow("at(resource.data, 'a')")}`,
    cost: 142,
    measured: [136.5, 141.5],
  },
  {
    shape: 'a range',
    body: allow(times(20, "id[0:1] == 'x'")),
    cost: 158,
    measured: [151.3, 156.2],
  },
  {
    shape: 'a negation',
    body: allow(times(20, "!(id == 'y')")),
    cost: 118,
    measured: [111.9, 116.8],
  },
  {
    shape: 'a ternary that is true',
    body: allow(times(20, "(id == 'x' ? true : false)")),
    cost: 158,
    measured: [151.3, 156.2],
  },
  {
    shape: 'a map',
    body: allow(times(10, "resource.data.m == {'k': 1}")),
    cost: 88,
    measured: [82.3, 87.2],
  },
  {
    shape: 'disjuncts of which the last is true',
    body: allow(`${times(19, "id == 'y'", '||')} || id == 'x'`),
    cost: 98,
    measured: [92.2, 97.1],
  },
  {
    shape: 'a false first conjunct',
    body: allow(`!(id == 'y' && ${times(19, 'resource.data.a == 1')})`),
    cost: 23,
    measured: [18.2, 23.2],
  },
  {
    shape: 'a document that is read again',
    body: allow(times(5, 'get(/databases/$(database)/documents/cfg/c).data.on == true')),
    cost: 63,
    measured: [57.7, 62.6],
  },
  {
    shape: 'statements that refuse before one that allows',
    body: [
      allow(`${times(19, 'resource.data.a == 1')} && id == 'y'`),
      allow(`${times(19, 'resource.data.a == 1')} && id == 'y'`),
      allow(times(20, 'resource.data.a == 1')),
    ].join('\n'),
    cost: 410,
    measured: [407.6, 412.5],
  },
];

/** Underestimation of the padding's cost: the single value that all measured windows allow. */
const OFFSET = 2.2;

describe('the cost of an evaluation', () => {
  it.each(SHAPES)('counts $shape as the service does', ({ body, cost, measured }) => {
    expect(decide(body)).toMatchObject({ allowed: true, cost });
    expect(cost - OFFSET).toBeGreaterThan(measured[0]);
    expect(cost - OFFSET).toBeLessThanOrEqual(measured[1]);
  });

  it.each([
    ['a ternary that is false', "id == 'y' ? false : true", 8],
    ['a type test', 'id is string', 3],
    ['a function of a namespace', 'math.abs(1) == 1', 5],
    ['a segment of a path', 'path("a") != /b/$(id)', 6],
    ['nothing', 'true', 1],
  ])('counts %s', (_, condition, cost) => {
    expect(decide(allow(condition))).toMatchObject({ allowed: true, cost });
  });

  it.each([
    ['of an operator', 'resource.data.missing == resource.data.a', 7],
    ['of a list', '[resource.data.missing, resource.data.a] == []', 9],
    ['of a map', "{'k': resource.data.missing, 'j': resource.data.a} == {}", 11],
    ['of a method', 'resource.data.get(resource.data.missing, resource.data.a) == 1', 11],
    ['of a receiver', "resource.data.missing.get('k', resource.data.a) == 1", 10],
    ['of a namespace', 'math.pow(resource.data.missing, resource.data.a) == 1.0', 9],
    ['of a logical operator', 'resource.data.missing && true', 6],
  ])('counts the operands after a failed one %s', (_, condition, cost) => {
    expect(decide(allow(condition))).toMatchObject({ allowed: false, cost });
  });

  it('counts nothing without a condition or without a statement', () => {
    expect(decide('allow get;')).toMatchObject({ allowed: true, cost: 0 });
    expect(decide('allow list;')).toMatchObject({ allowed: false, cost: 0 });
  });

  it('is the same when every expression is observed', () => {
    for (const { body, cost } of SHAPES) {
      const rules = rulesOf(`match /things/{id} { ${body} }`, { coverage: true });
      const request = requestFor('things/x', { before: DOCUMENT });
      expect(rules.decide(request, readerOf(CONFIG)).cost).toBe(cost);
    }
  });
});

describe('the limit of 1000', () => {
  /** Returns a true condition of this cost. */
  const taking = (cost: number) => `[${times(cost - 4, '0', ',')}].size() > 0`;

  it('takes 1000 and refuses 1001', () => {
    expect(decide(allow(taking(1000)))).toMatchObject({ allowed: true, cost: 1000 });
    const refused = decide(allow(taking(1001)));
    expect(refused).toMatchObject({ allowed: false, cost: 1001 });
    expect(refused.explanation).toContain('the maximum of 1000 expressions to evaluate');
  });

  it('says what it would have taken', () => {
    const decision = decide(allow(taking(1498)));
    expect(decision.cost).toBe(1498);
    expect(decision.explanation).toContain('it would take 1498');
  });

  it('cannot be passed by another operand or statement', () => {
    expect(decide(allow(`${taking(1001)} || true`)).allowed).toBe(false);
    expect(decide(`${allow(taking(1001))} allow get: if true; allow get;`).allowed).toBe(false);
  });

  it('counts a function that doubles itself no further than it must', () => {
    const doubling = Array.from(
      { length: 18 },
      (_, at) => `function f${at}() { return f${at + 1}() && f${at + 1}(); }`,
    ).join('\n');
    const decision = decide(`${doubling} function f18() { return true; } ${allow('f0()')}`);
    expect(decision).toMatchObject({ allowed: false, cost: 10_000 });
  });
});
