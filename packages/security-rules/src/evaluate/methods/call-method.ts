import { Unknown, type Outcome, type RulesValue, type TypeName } from '../../value/rules-value.ts';
import { typeOf } from '../../value/type-of.ts';
import { failure, type Builtin } from '../signature.ts';
import { listMethods, setMethods } from './collection-methods.ts';
import { mapDiffMethods, mapMethods } from './map-methods.ts';
import { bytesMethods, latLngMethods, pathMethods } from './other-methods.ts';
import { stringMethods } from './string-methods.ts';
import { durationMethods, timestampMethods } from './time-methods.ts';
import { callOnUnknown } from './unknown-methods.ts';

/** A method, found by name, for each type that has it. */
export type Overloads = ReadonlyMap<TypeName, Builtin<never>>;

const TABLES: readonly (readonly [TypeName, { readonly [name: string]: Builtin<never> }])[] = [
  ['string', stringMethods],
  ['list', listMethods],
  ['set', setMethods],
  ['map', mapMethods],
  ['map_diff', mapDiffMethods],
  ['timestamp', timestampMethods],
  ['duration', durationMethods],
  ['bytes', bytesMethods],
  ['path', pathMethods],
  ['latlng', latLngMethods],
];

/** Every method of the language by its name. */
export const METHODS: ReadonlyMap<string, Overloads> = collect();

function collect(): ReadonlyMap<string, Overloads> {
  const byName = new Map<string, Map<TypeName, Builtin<never>>>();
  for (const [type, table] of TABLES) {
    for (const [name, method] of Object.entries(table)) {
      const overloads = byName.get(name) ?? new Map<TypeName, Builtin<never>>();
      byName.set(name, overloads.set(type, method));
    }
  }
  return byName;
}

/** Calls a method of a value. */
export function callMethod(
  overloads: Overloads,
  name: string,
  object: RulesValue,
  args: readonly RulesValue[],
): Outcome {
  if (object instanceof Unknown) return callOnUnknown(object, name, args);
  if (object === null) return failure('Null value error.');
  const type = typeOf(object);
  const method = type === null ? undefined : overloads.get(type);
  if (method === undefined) {
    return failure(`Function not found error: Name: [${name}] on a value of type ${type}.`);
  }
  if (args.length !== method.arity) {
    return failure(`Function [${name}] takes ${method.arity} arguments, not ${args.length}.`);
  }
  // The table was chosen by the type of this very object.
  return method.apply(object as never, args);
}
