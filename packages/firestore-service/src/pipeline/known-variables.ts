import type { Message } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage, listAt, messageAt, messagesAt, stringAt } from '../rpc/read-message.ts';
import { fieldsIn } from './stage-arguments.ts';

type Names = ReadonlySet<string>;

/**
 * Checks that a pipeline uses only variables that it defined before, even if it has no rows.
 * @throws {RpcError} `INVALID_ARGUMENT`
 */
export function checkVariables(pipeline: Message, around: Names = new Set()): void {
  let known = around;
  for (const stage of messagesAt(pipeline, 'stages')) {
    const args = listAt(stage, 'args');
    for (const arg of args) checkExpression(arg, known);
    if (stringAt(stage, 'name') !== 'let') continue;
    known = new Set([...known, ...fieldsIn(args[0]).map(([name]) => name)]);
  }
}

function checkExpression(raw: unknown, known: Names): void {
  if (!isMessage(raw)) return;
  if ('variableReferenceValue' in raw) {
    const name = stringAt(raw, 'variableReferenceValue');
    if (!known.has(name)) throw invalidArgument(`Unknown variable: ${name}`);
  } else if ('functionValue' in raw) checkFunction(messageAt(raw, 'functionValue') ?? {}, known);
  else if ('pipelineValue' in raw) checkVariables(messageAt(raw, 'pipelineValue') ?? {}, known);
  else if ('mapValue' in raw) for (const [, part] of fieldsIn(raw)) checkExpression(part, known);
  else if ('arrayValue' in raw) {
    const parts = listAt(messageAt(raw, 'arrayValue') ?? {}, 'values');
    for (const part of parts) checkExpression(part, known);
  }
}

/**
 * Checks a function call; array functions bind the element, and optionally its index, in their last
 * argument.
 */
function checkFunction(call: Message, known: Names): void {
  const args = listAt(call, 'args');
  const name = stringAt(call, 'name');
  const isOfList = name === 'array_filter' || name === 'array_transform';
  const named = isOfList
    ? args.slice(1, -1).map((arg) => (isMessage(arg) ? stringAt(arg, 'stringValue') : ''))
    : [];
  for (const arg of args.slice(0, -1)) checkExpression(arg, known);
  checkExpression(args.at(-1), new Set([...known, ...named]));
}
