import { isList } from '../value/equality.ts';
import {
  EvaluationError,
  RulesMap,
  RulesPath,
  UNKNOWN,
  Unknown,
  type Outcome,
  type RulesValue,
} from '../value/rules-value.ts';
import { typeError } from './type-error.ts';

const NULL_ERROR = 'Null value error.';

/** `object.name` */
export function member(object: RulesValue, name: string): Outcome {
  let value: RulesValue | undefined;
  if (object instanceof RulesMap) value = object.get(name);
  else if (object === null) return new EvaluationError(NULL_ERROR);
  else if (object instanceof Unknown) {
    value = object.facts.members?.get(name);
    return value === undefined ? UNKNOWN : value;
  } else if (object instanceof RulesPath) value = object.names.get(name);
  else return typeError(object, 'map', 'path');
  return value === undefined ? missing(name) : value;
}

/** `object[index]` */
export function element(object: RulesValue, index: RulesValue): Outcome {
  if (index instanceof Unknown) return UNKNOWN;
  if (typeof index === 'string') return member(object, index);
  if (object === null) return new EvaluationError(NULL_ERROR);
  if (object instanceof Unknown) return UNKNOWN;
  if (typeof index !== 'bigint') return typeError(index, 'int', 'string');
  const items = sequence(object);
  if (items === null) return typeError(object, 'list', 'map', 'path', 'string');
  const item = index < 0n ? undefined : items[Number(index)];
  if (item === undefined) return outOfBounds(index, items.length);
  return item;
}

/** `object[from:to]`: from the first, up to but without the second. */
export function slice(object: RulesValue, from: RulesValue, to: RulesValue): Outcome {
  if (object === null) return new EvaluationError(NULL_ERROR);
  if ([object, from, to].some((part) => part instanceof Unknown)) return UNKNOWN;
  if (typeof from !== 'bigint') return typeError(from, 'int');
  if (typeof to !== 'bigint') return typeError(to, 'int');
  const items = sequence(object);
  if (items === null || object instanceof RulesPath) return typeError(object, 'list', 'string');
  if (from < 0n || from > to) return outOfBounds(from, items.length);
  if (to > BigInt(items.length)) return outOfBounds(to, items.length);
  const [first, last] = [Number(from), Number(to)];
  if (typeof object === 'string') return Array.from(object).slice(first, last).join('');
  return items.slice(first, last);
}

/**
 * Returns the elements that an integer can index: of a list, a string's characters or a path's
 * segments.
 */
function sequence(object: RulesValue): readonly RulesValue[] | null {
  if (isList(object)) return object;
  if (typeof object === 'string') return Array.from(object);
  return object instanceof RulesPath ? object.segments : null;
}

function missing(name: string): EvaluationError {
  return new EvaluationError(`Property ${name} is undefined on object.`);
}

function outOfBounds(index: bigint, length: number): EvaluationError {
  return new EvaluationError(`Index ${index} is out of bounds for length ${length}.`);
}
