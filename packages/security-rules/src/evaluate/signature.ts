import { isList } from '../value/equality.ts';
import {
  EvaluationError,
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  UNKNOWN,
  Unknown,
  type Outcome,
  type RulesList,
  type RulesValue,
} from '../value/rules-value.ts';
import { typeError } from './type-error.ts';

/** Types of the parameters of built-in functions and methods. */
interface ParameterTypes {
  any: RulesValue;
  string: string;
  int: bigint;
  number: bigint | number;
  list: RulesList;
  /** The items of either. */
  'list|set': RulesList | RulesSet;
  set: RulesSet;
  map: RulesMap;
  path: RulesPath;
  'string|list': string | RulesList;
  'string|bytes': string | RulesBytes;
  duration: RulesDuration;
  latlng: RulesLatLng;
  timestamp: RulesTimestamp;
}

type ParameterName = keyof ParameterTypes;
type Arguments<Names extends readonly ParameterName[]> = {
  -readonly [Index in keyof Names]: ParameterTypes[Names[Index]];
};

const FITS: { readonly [Name in ParameterName]: (value: RulesValue) => boolean } = {
  any: () => true,
  string: (value) => typeof value === 'string',
  int: (value) => typeof value === 'bigint',
  number: (value) => typeof value === 'bigint' || typeof value === 'number',
  list: isList,
  'list|set': (value) => isList(value) || value instanceof RulesSet,
  set: (value) => value instanceof RulesSet,
  map: (value) => value instanceof RulesMap,
  path: (value) => value instanceof RulesPath,
  'string|list': (value) => typeof value === 'string' || isList(value),
  'string|bytes': (value) => typeof value === 'string' || value instanceof RulesBytes,
  duration: (value) => value instanceof RulesDuration,
  latlng: (value) => value instanceof RulesLatLng,
  timestamp: (value) => value instanceof RulesTimestamp,
};

/** A built-in function or method with its number of arguments. */
export interface Builtin<Self> {
  readonly arity: number;
  apply(self: Self, args: readonly RulesValue[]): Outcome;
}

/**
 * Creates a built-in that is called only with arguments of these types: another type is an error,
 * and an unknown argument gives an unknown result.
 */
export function builtin<Self, const Names extends readonly ParameterName[]>(
  names: Names,
  call: (self: Self, ...args: Arguments<Names>) => Outcome,
): Builtin<Self> {
  return {
    arity: names.length,
    apply(self, args) {
      for (const [index, name] of names.entries()) {
        const value = args[index] ?? null;
        if (FITS[name](value)) continue;
        if (value instanceof Unknown) return UNKNOWN;
        return typeError(value, ...name.split('|'));
      }
      // Every argument was checked against its name just above.
      return call(self, ...(args as Arguments<Names>));
    },
  };
}

/** The items of a list or a set. */
export function itemsOf(value: RulesList | RulesSet): RulesList {
  return value instanceof RulesSet ? value.items : value;
}

/** An error with the words of the built-in that could not do its work. */
export function failure(message: string): EvaluationError {
  return new EvaluationError(message);
}
