import { type Message, RpcError, type Value } from '@quits/service-base';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage, listAt, messageAt, stringAt } from '../rpc/read-message.ts';
import { isNamePath, parseFieldPath, valueAt } from '../value/field-path.ts';
import { parseValue } from '../value/parse-value.ts';
import { arrayFunctions } from './functions/array-functions.ts';
import { comparisonFunctions } from './functions/comparison-functions.ts';
import { documentFunctions } from './functions/document-functions.ts';
import { logicalFunctions } from './functions/logical-functions.ts';
import { mapFunctions } from './functions/map-functions.ts';
import { numberFunctions } from './functions/number-functions.ts';
import { textFunctions } from './functions/text-functions.ts';
import { timeFunctions } from './functions/time-functions.ts';
import { compileListFunction } from './list-function.ts';
import { EvaluationError } from './evaluation-error.ts';
import { double, FAILED, isValue, list, map, NULL, type Outcome } from './outcome.ts';
import { ANY_COUNT, type PipelineFunctions } from './pipeline-function.ts';
import type { Environment, Evaluate } from './row.ts';

const FUNCTIONS: PipelineFunctions = {
  ...logicalFunctions,
  ...comparisonFunctions,
  ...numberFunctions,
  ...textFunctions,
  ...arrayFunctions,
  ...mapFunctions,
  ...timeFunctions,
  ...documentFunctions,
};

/** Functions that depend on the row or the time, not only on arguments. */
const OF_ENVIRONMENT: Readonly<Record<string, Evaluate>> = {
  current_timestamp: ({ time }) => ({ timestampValue: time }),
  current_document: ({ row }) => {
    const name = row.name === undefined ? {} : { __name__: { referenceValue: row.name } };
    return map({ ...row.fields, ...name });
  },
  rand: () => double(Math.random()),
};

/**
 * Compiles an expression.
 * @throws {RpcError} `INVALID_ARGUMENT`, or `UNIMPLEMENTED` for an unknown function
 */
export function compileExpression(raw: unknown): Evaluate {
  if (!isMessage(raw)) throw invalidArgument('An expression must be a value.');
  if ('fieldReferenceValue' in raw) return compileField(stringAt(raw, 'fieldReferenceValue'));
  if ('variableReferenceValue' in raw) {
    const name = stringAt(raw, 'variableReferenceValue');
    return ({ variables }) => variables.get(name);
  }
  if ('functionValue' in raw) return compileFunction(messageAt(raw, 'functionValue') ?? {});
  if ('pipelineValue' in raw) {
    throw invalidArgument('A pipeline is no value: it must be inside of array or scalar.');
  }
  if ('arrayValue' in raw) return compileList(messageAt(raw, 'arrayValue') ?? {});
  if ('mapValue' in raw) return compileMap(messageAt(raw, 'mapValue') ?? {});
  const constant = parseValue(raw);
  return () => constant;
}

function compileField(pathText: string): Evaluate {
  const path = parseFieldPath(pathText);
  if (isNamePath(path))
    return ({ row: { name } }) => (name === undefined ? name : { referenceValue: name });
  if (pathText === '__create_time__') return ({ row }) => timeOf(row.createTime);
  if (pathText === '__update_time__') return ({ row }) => timeOf(row.updateTime);
  return ({ row }) => valueAt(row.fields, path);
}

function timeOf(timestampValue: string | undefined): Outcome {
  return timestampValue === undefined ? undefined : { timestampValue };
}

function compileList(raw: Message): Evaluate {
  const parts = listAt(raw, 'values').map(compileExpression);
  return (environment) => allOf(parts, environment, list);
}

function compileMap(raw: Message): Evaluate {
  const fields = Object.entries(messageAt(raw, 'fields') ?? {});
  const names = fields.map(([name]) => name);
  const parts = fields.map(([, value]) => compileExpression(value));
  return (environment) =>
    allOf(parts, environment, (values) =>
      map(Object.fromEntries(values.map((value, i) => [names[i] ?? '', value]))),
    );
}

function allOf(
  parts: readonly Evaluate[],
  environment: Environment,
  make: (values: readonly Value[]) => Value,
): Outcome {
  const values: Value[] = [];
  for (const part of parts) {
    const outcome = part(environment);
    if (!isValue(outcome)) return FAILED;
    values.push(outcome);
  }
  return make(values);
}

function compileFunction(raw: Message): Evaluate {
  const name = stringAt(raw, 'name');
  const args = listAt(raw, 'args');
  const special = Object.hasOwn(OF_ENVIRONMENT, name) ? OF_ENVIRONMENT[name] : undefined;
  if (special !== undefined) return special;
  if (name === 'array_filter' || name === 'array_transform') {
    return compileListFunction(name, args, compileExpression);
  }
  const [only] = args;
  const subPipeline = isMessage(only) ? messageAt(only, 'pipelineValue') : undefined;
  if (subPipeline !== undefined) return compileSubPipeline(name, subPipeline);
  const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (known === undefined) {
    throw new RpcError('UNIMPLEMENTED', `The function "${name}" is not supported in pipelines.`);
  }
  if (args.length < known.least || args.length > known.most) {
    const most = known.most === ANY_COUNT ? 'any number of' : String(known.most);
    throw invalidArgument(
      `The function "${name}" takes ${known.least} to ${most} arguments, not ${args.length}.`,
    );
  }
  const parts = args.map(compileExpression);
  return (environment) => known.apply(parts.map((part) => () => part(environment)));
}

/** The results of a pipeline as one value: each a map, or the value of its only field. */
function compileSubPipeline(name: string, raw: Message): Evaluate {
  if (name !== 'array' && name !== 'scalar') {
    throw invalidArgument(`A pipeline cannot be an argument of "${name}".`);
  }
  return ({ runPipeline, row, variables }) => {
    const results = runPipeline(raw, variables, row).map(({ fields }) => {
      const [first, ...others] = Object.values(fields);
      return first !== undefined && others.length === 0 ? first : map(fields);
    });
    if (name === 'array') return list(results);
    if (results.length > 1) throw new EvaluationError('Subpipeline returned multiple results.');
    return results[0] ?? NULL;
  };
}

/** Returns whether a condition is exactly true. */
export function holds(condition: Evaluate, environment: Environment): boolean {
  const outcome = condition(environment);
  return isValue(outcome) && 'booleanValue' in outcome && outcome.booleanValue;
}
