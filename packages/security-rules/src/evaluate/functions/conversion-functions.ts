import {
  RulesPath,
  RulesTimestamp,
  UNKNOWN,
  RulesDuration,
  type Outcome,
  type RulesValue,
} from '../../value/rules-value.ts';
import { show } from '../../value/show.ts';
import { fit } from '../arithmetic.ts';
import type { Context } from '../context.ts';
import { builtin, failure } from '../signature.ts';
import { typeError } from '../type-error.ts';

/** Functions that convert between types, and `debug`, which prints a value and returns it. */
export const conversionFunctions = {
  int: builtin(['any'], (_: Context, value) => toInt(value)),
  float: builtin(['any'], (_: Context, value) => toFloat(value)),
  string: builtin(['any'], (_: Context, value) => toText(value)),
  path: builtin(['string'], (_: Context, text) => new RulesPath(text.split('/').filter(Boolean))),
  debug: builtin(['any'], (context: Context, value) => {
    context.debug(show(value));
    return value;
  }),
};

function toInt(value: RulesValue): Outcome {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? fit(BigInt(Math.trunc(value))) : noConversion(value, 'int');
  }
  if (typeof value !== 'string') return typeError(value, 'int', 'float', 'string');
  return /^[+-]?\d+$/.test(value)
    ? fit(BigInt(value.replace('+', '')))
    : noConversion(value, 'int');
}

function toFloat(value: RulesValue): Outcome {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'string') return typeError(value, 'int', 'float', 'string');
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isNaN(number) && value !== 'NaN' ? noConversion(value, 'float') : number;
}

function toText(value: RulesValue): Outcome {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return show(value);
  const isOpen =
    value instanceof RulesPath && !value.segments.every((part) => typeof part === 'string');
  if (isOpen) return UNKNOWN;
  if (
    value instanceof RulesPath ||
    value instanceof RulesTimestamp ||
    value instanceof RulesDuration
  ) {
    return show(value);
  }
  return typeError(value, 'bool', 'int', 'float', 'null', 'path', 'string');
}

function noConversion(value: RulesValue, type: string): Outcome {
  return failure(`${show(value)} has no ${type} value.`);
}
