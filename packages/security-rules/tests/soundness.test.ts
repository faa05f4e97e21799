import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Fields, Value } from '@quits/service-base';
import {
  ALICE,
  documentAt,
  readerOf,
  requestFor,
  ROOT,
  rulesOf,
  TIME,
} from './support/rules-stage.ts';

// Thousands of cases, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const scalar = fc.oneof(
  fc.constantFrom('a', 'b', 'alice').map((stringValue): Value => ({ stringValue })),
  fc.integer({ min: -2, max: 2 }).map((value): Value => ({ integerValue: String(value) })),
  fc.constantFrom(-1.5, 0, 1, 1.5).map((doubleValue): Value => ({ doubleValue })),
  fc.boolean().map((booleanValue): Value => ({ booleanValue })),
  fc.constant<Value>({ nullValue: null }),
);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } })),
);
const fields = fc.dictionary(fc.constantFrom('x', 'y'), value, { maxKeys: 2 });

const atom = fc.constantFrom(
  'resource.data.x',
  'resource.data.y',
  'request.auth.uid',
  '"a"',
  '"b"',
  '1',
  '0',
  '1.5',
  'null',
  'true',
  '["a", 1]',
);
const comparison = fc
  .tuple(atom, fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'in'), atom)
  .map(([left, operator, right]) => `${left} ${operator} ${right}`);
const test = fc.oneof(
  { weight: 4, arbitrary: comparison },
  {
    weight: 1,
    arbitrary: fc
      .tuple(atom, fc.constantFrom('string', 'number', 'int', 'float', 'list', 'bool'))
      .map(([left, type]) => `${left} is ${type}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '[resource.data.x, "a", 1].toSet().size() == 3',
      '["a", 1].removeAll([resource.data.x]).size() == 2',
      '["a", 1].toSet().difference([resource.data.x].toSet()).size() == 2',
      '["a"].toSet().intersection([resource.data.x].toSet()).size() == 0',
      '["a"].toSet().union([resource.data.y].toSet()).size() == 2',
      '{"k": resource.data.x}.diff({"k": "a"}).changedKeys().size() == 1',
      '{"k": resource.data.x}.diff({"k": "a"}).unchangedKeys().size() == 0',
      '[resource.data.x].join("") != "a"',
      'string(resource.__name__) != "/databases/(default)/documents/docs/one"',
      'resource.__name__ != /databases/(default)/documents/docs/one',
      'id != "one" && resource.id != "one"',
      '[resource.data.x][0] == "a" || {"k": resource.data.x}.k != "a"',
      'resource.data.x.size() > 0',
      'resource.data.diff({"x": "a"}).affectedKeys().size() == 1',
      'resource.data == {"x": "a"} || resource.data != {"x": "a"}',
      '"x" in resource.data',
      'resource.data.x.hasAny(["a", 1])',
      'resource.data.keys().hasAll(["y"])',
      'resource.data.get("x", 1) == 1',
    ),
  },
);
const condition = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    test,
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    tie('condition').map((inner) => `!(${inner})`),
    fc
      .tuple(tie('condition'), tie('condition'), tie('condition'))
      .map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('==', '!='), tie('condition'))
      .map(([left, operator, right]) => `((${left}) ${operator} (${right}))`),
  ),
})).condition;

const filter = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('x', 'y'),
      fc.constantFrom(
        'EQUAL',
        'LESS_THAN',
        'LESS_THAN_OR_EQUAL',
        'GREATER_THAN',
        'GREATER_THAN_OR_EQUAL',
        'ARRAY_CONTAINS',
        'NOT_EQUAL',
      ),
      scalar,
    )
    .map(([fieldPath, op, operand]) => ({ fieldPath, op, operand })),
  fc
    .tuple(
      fc.constantFrom('x', 'y'),
      fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
      fc.array(scalar, { minLength: 1, maxLength: 3 }),
    )
    .map(([fieldPath, op, values]) => ({
      fieldPath,
      op,
      operand: { arrayValue: { values } } as Value,
    })),
);
type Filter = { readonly fieldPath: string; readonly op: string; readonly operand: Value };

function queryOf(filters: readonly Filter[], ordered: readonly string[] = []) {
  const where = {
    compositeFilter: {
      op: 'AND',
      filters: filters.map(({ fieldPath, op, operand }) => ({
        fieldFilter: { field: { fieldPath }, op, value: operand },
      })),
    },
  };
  const orderBy = ordered.map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' }));
  const structuredQuery = { from: [{ collectionId: 'docs' }], where, orderBy };
  return { caller: ALICE, time: TIME, parent: ROOT, structuredQuery };
}

/** An independent, plain reading of the query language, for scalars and arrays of them. */
function fits(data: Fields, { fieldPath, op, operand }: Filter): boolean {
  const actual = data[fieldPath];
  if (actual === undefined) return false;
  const wanted = 'arrayValue' in operand ? (operand.arrayValue.values ?? []) : [];
  const items = 'arrayValue' in actual ? (actual.arrayValue.values ?? []) : [];
  switch (op) {
    case 'EQUAL':
      return same(actual, operand);
    case 'NOT_EQUAL':
      return !same(actual, operand) && !('nullValue' in actual);
    case 'IN':
      return wanted.some((each) => same(actual, each));
    case 'NOT_IN':
      return !wanted.some((each) => same(actual, each)) && !('nullValue' in actual);
    case 'ARRAY_CONTAINS':
      return items.some((item) => same(item, operand));
    case 'ARRAY_CONTAINS_ANY':
      return items.some((item) => wanted.some((each) => same(item, each)));
    default:
      return ordered(actual, op, operand);
  }
}

function same(one: Value, other: Value): boolean {
  const [left, right] = [numberOf(one), numberOf(other)];
  if (left !== null && right !== null) return left === right;
  return JSON.stringify(one) === JSON.stringify(other);
}

function numberOf(each: Value): number | null {
  if ('integerValue' in each) return Number(each.integerValue);
  return 'doubleValue' in each ? Number(each.doubleValue) : null;
}

function ordered(one: Value, op: string, other: Value): boolean {
  let [left, right]: [unknown, unknown] = [numberOf(one), numberOf(other)];
  if (left === null && right === null) {
    if ('stringValue' in one && 'stringValue' in other)
      [left, right] = [one.stringValue, other.stringValue];
    else if ('booleanValue' in one && 'booleanValue' in other)
      [left, right] = [Number(one.booleanValue), Number(other.booleanValue)];
    else return false;
  }
  if (typeof left === 'number' && typeof right === 'number') return holds(left - right, op);
  if (typeof left === 'string' && typeof right === 'string')
    return holds(left < right ? -1 : left > right ? 1 : 0, op);
  return false;
}

function holds(order: number, op: string): boolean {
  if (order === 0) return op.endsWith('EQUAL');
  return order < 0 ? op.startsWith('LESS') : op.startsWith('GREATER');
}

it('never allows a query that could return a document that the same rule refuses', () => {
  fc.assert(
    fc.property(
      condition,
      fc.array(filter, { maxLength: 3 }),
      fc.subarray(['x', 'y']),
      fc.array(fields, { minLength: 1, maxLength: 12 }),
      (rule, filters, ordered, documents) => {
        const rules = rulesOf(`match /docs/{id} { allow read: if ${rule}; }`);
        if (!rules.decideQuery(queryOf(filters, ordered), readerOf()).allowed) return true;
        return documents
          .filter((data) => ordered.every((name) => data[name] !== undefined))
          .filter((data) => filters.every((each) => fits(data, each)))
          .every(
            (data) =>
              rules.decide(
                requestFor('docs/one', { before: documentAt('docs/one', data) }),
                readerOf(),
              ).allowed,
          );
      },
    ),
    { numRuns: 4000 },
  );
});

it('proves a condition that says just what the filters say', () => {
  fc.assert(
    fc.property(fc.array(filter, { minLength: 1, maxLength: 3 }), (filters) => {
      const rule = filters.map((each) => `(${asCondition(each)})`).join(' && ');
      fc.pre(canMatch(filters));
      const rules = rulesOf(`match /docs/{id} { allow list: if ${rule}; }`);
      const decision = rules.decideQuery(queryOf(filters), readerOf());
      expect({ rule, ...decision }).toMatchObject({ rule, allowed: true });
    }),
    { numRuns: 500 },
  );
});

/** Returns whether some document fits; of many tried, that is. */
function canMatch(filters: readonly Filter[]): boolean {
  const values = fc.sample(value, { numRuns: 300, seed: 1 });
  return ['x', 'y'].every((name) => {
    const own = filters.filter(({ fieldPath }) => fieldPath === name);
    return (
      own.length === 0 || values.some((each) => own.every((one) => fits({ [name]: each }, one)))
    );
  });
}

const OPERATORS: { readonly [op: string]: string } = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
};

function asCondition({ fieldPath, op, operand }: Filter): string {
  const field = `resource.data.${fieldPath}`;
  const operator = OPERATORS[op];
  // The service orders booleans and null in queries, the language does not.
  const ordered = numberOf(operand) !== null || 'stringValue' in operand;
  if (operator === '==' || operator === '!=') return `${field} ${operator} ${literal(operand)}`;
  if (operator !== undefined) return ordered ? `${field} ${operator} ${literal(operand)}` : 'true';
  switch (op) {
    case 'ARRAY_CONTAINS':
      return `${literal(operand)} in ${field}`;
    case 'ARRAY_CONTAINS_ANY':
      return `${field}.hasAny(${literal(operand)})`;
    case 'IN':
      return `${field} in ${literal(operand)}`;
    default:
      return `!(${field} in ${literal(operand)})`;
  }
}

function literal(operand: Value): string {
  if ('arrayValue' in operand)
    return `[${(operand.arrayValue.values ?? []).map(literal).join(', ')}]`;
  if ('stringValue' in operand) return JSON.stringify(operand.stringValue);
  if ('booleanValue' in operand) return String(operand.booleanValue);
  const number = numberOf(operand);
  if (number === null) return 'null';
  return 'doubleValue' in operand && Number.isInteger(number) ? `${number}.0` : String(number);
}
