import type { Context } from '../context.ts';
import type { Builtin } from '../signature.ts';
import { conversionFunctions } from './conversion-functions.ts';
import { crossServiceFunctions, documentFunctions } from './document-functions.ts';
import { hashingFunctions } from './hashing-functions.ts';
import { mathFunctions } from './math-functions.ts';
import { timeFunctions } from './time-functions.ts';

/** Built-in functions by name; those of a namespace as `namespace.name`. */
export type Functions = ReadonlyMap<string, Builtin<Context>>;

const COMMON = {
  ...conversionFunctions,
  ...hashingFunctions,
  ...mathFunctions,
  ...timeFunctions,
};

/** Functions available to Cloud Firestore rules. */
export const FIRESTORE_FUNCTIONS: Functions = new Map(
  Object.entries<Builtin<Context>>({ ...COMMON, ...documentFunctions }),
);

/** Functions available to Cloud Storage rules. */
export const STORAGE_FUNCTIONS: Functions = new Map(
  Object.entries<Builtin<Context>>({ ...COMMON, ...crossServiceFunctions }),
);
