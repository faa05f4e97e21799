import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { serviceOf } from '@quits/tooling-backend-testing/service-of';
import { FIRESTORE_FUNCTIONS } from '../src/evaluate/functions/builtin-functions.ts';
import { METHODS } from '../src/evaluate/methods/call-method.ts';
import { parseFirestoreRules } from '../src/parse-rules.ts';
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

const literal = fc.constantFrom(
  'null',
  'true',
  '0',
  '1',
  '-1',
  '9223372036854775807',
  '(-9223372036854775807 - 1)',
  '0.5',
  '1e308',
  '(1.0 / 0.0)',
  '(0.0 / 0.0)',
  "''",
  "'a'",
  "'🚀'",
  "'['",
  "'ms'",
  '[]',
  "['a', 1]",
  '{}',
  "{'a': {'b': 1}}",
  "['a'].toSet()",
  "b'\\xff'",
  '/a/b',
  '/a/$(x)',
  'request.time',
  'timestamp.value(9223372036854775807)',
  "duration.value(9223372036854775807, 'w')",
  'latlng.value(90, -180)',
  '{}.diff({})',
  'resource',
  'resource.data',
  'resource.data.x',
  'request',
  'x',
);

const expression = fc.letrec<{ expression: string }>((tie) => {
  const operand = tie('expression');
  const args = (count: number) => fc.array(operand, { minLength: count, maxLength: count });
  const methods = [...METHODS].map(([name, overloads]) => {
    const [method] = overloads.values();
    return { name, arity: method?.arity ?? 0 };
  });
  const functions = [...FIRESTORE_FUNCTIONS].map(([name, { arity }]) => ({ name, arity }));
  return {
    expression: fc.oneof(
      { maxDepth: 4, depthSize: 'medium' },
      literal,
      fc
        .constantFrom(...methods)
        .chain(({ name, arity }) =>
          fc
            .tuple(operand, args(arity))
            .map(([self, list]) => `(${self}).${name}(${list.join(', ')})`),
        ),
      fc
        .constantFrom(...functions)
        .chain(({ name, arity }) => args(arity).map((list) => `${name}(${list.join(', ')})`)),
      fc
        .tuple(
          operand,
          fc.constantFrom('+', '-', '*', '/', '%', '==', '<', '>=', 'in', '&&', '||'),
          operand,
        )
        .map((parts) => `(${parts.join(' ')})`),
      fc.tuple(operand, operand).map(([list, index]) => `(${list})[${index}]`),
      fc.tuple(operand, operand, operand).map(([list, from, to]) => `(${list})[${from}:${to}]`),
      fc.tuple(operand, operand, operand).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
      operand.map((inner) => `!(${inner})`),
      operand.map((inner) => `-(${inner})`),
      operand.map((inner) => `(${inner}).a`),
      operand.map((inner) => `(${inner} is string)`),
    ),
  };
}).expression;

it('decides whatever a rule computes, without ever throwing', () => {
  fc.assert(
    fc.property(expression, (condition) => {
      const rules = rulesOf(`match /a/{x} { allow read: if ${condition}; }`, { coverage: true });
      const before = documentAt('a/1', { x: { arrayValue: {} } });
      const decision = rules.decide(requestFor('a/1', { before }), readerOf());
      expect(decision.explanation).not.toBe('');
      rules.decideQuery(
        {
          caller: ALICE,
          time: TIME,
          parent: ROOT,
          structuredQuery: { from: [{ collectionId: 'a' }] },
        },
        readerOf(),
      );
      JSON.stringify(rules.coverage());
    }),
    { numRuns: 1500 },
  );
});

it('answers any text with rules or with the place of the mistake', () => {
  const words = fc.constantFrom(
    'service',
    'cloud.firestore',
    'match',
    '/a/{b}',
    '/{c=**}',
    'allow',
    'read',
    'write',
    ':',
    'if',
    ';',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ',',
    '.',
    '==',
    '&&',
    'true',
    '1',
    "'x'",
    'function',
    'f',
    'let',
    '=',
    'return',
    'request',
    'auth',
    '$(',
    '/',
    '//',
    '/*',
    '*/',
    '\n',
    '"',
    '🚀',
    '?',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), fc.boolean(), (parts, wrapped) => {
      const text = wrapped ? serviceOf(parts.join(' ')) : parts.join(' ');
      const parsed = parseFirestoreRules(text, 'any.rules');
      if (parsed.ok) return;
      const lines = text.split('\n');
      for (const { line, column, message } of parsed.error) {
        expect(message).not.toBe('');
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
      }
    }),
    { numRuns: 1500 },
  );
});
