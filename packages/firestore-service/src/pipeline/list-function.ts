import type { Value } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage, stringAt } from '../rpc/read-message.ts';
import { FAILED, isNull, isValue, list, NULL } from './outcome.ts';
import type { Evaluate } from './row.ts';

/**
 * Compiles `array_filter` or `array_transform`: an array, the name of its element, for the latter
 * optionally that of its index, and the expression to apply.
 * @throws {RpcError} `INVALID_ARGUMENT`
 */
export function compileListFunction(
  name: 'array_filter' | 'array_transform',
  args: readonly unknown[],
  compile: (raw: unknown) => Evaluate,
): Evaluate {
  if (args.length < 3 || args.length > 4) {
    throw invalidArgument(`The function "${name}" takes 3 or 4 arguments, not ${args.length}.`);
  }
  const items = compile(args[0]);
  const [element = '', place] = args.slice(1, -1).map(nameIn);
  const body = compile(args.at(-1));
  return (environment) => {
    const source = items(environment);
    if (isNull(source)) return NULL;
    if (!isValue(source) || !('arrayValue' in source)) return FAILED;
    const results: Value[] = [];
    for (const [i, item] of (source.arrayValue.values ?? []).entries()) {
      const variables = new Map([...environment.variables, [element, item]]);
      if (place !== undefined) variables.set(place, { integerValue: String(i) });
      const outcome = body({ ...environment, variables });
      if (name === 'array_filter') {
        const isWanted = isValue(outcome) && 'booleanValue' in outcome && outcome.booleanValue;
        if (isWanted) results.push(item);
      } else if (isValue(outcome)) results.push(outcome);
      else return FAILED;
    }
    return list(results);
  };
}

function nameIn(raw: unknown): string {
  return isMessage(raw) ? stringAt(raw, 'stringValue') : '';
}
