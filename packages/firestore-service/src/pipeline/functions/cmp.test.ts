import { expect, test } from 'vitest';
import type { Message, Value } from '@quits/service-base';
import { int, text } from '../../testing/rpc-client.ts';
import { compileExpression } from '../compile-expression.ts';
import { NULL } from '../outcome.ts';

const ABSENT = { fieldReferenceValue: 'missing' };
const double = (doubleValue: number): Value => ({ doubleValue });

// The examples in the documentation.
test.each<[Message, Message, string]>([
  [int(1), int(1), '0'],
  [double(1), int(1), '0'],
  [double(-1), int(1), '-1'],
  [double(42.5), text('foo'), '-1'],
  [text('foo'), double(42.5), '1'],
  [NULL, NULL, '0'],
  [NULL, ABSENT, '0'],
])('cmp of %j and %j is %s', (x, y, integerValue) => {
  const evaluate = compileExpression({ functionValue: { name: 'cmp', args: [x, y] } });
  const environment = {
    row: { fields: {} },
    variables: new Map(),
    time: '2026-11-23T00:00:00Z',
    runPipeline: () => [],
  };
  expect(evaluate(environment)).toEqual({ integerValue });
});
