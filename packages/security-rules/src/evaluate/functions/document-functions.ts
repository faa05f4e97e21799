import type { Outcome, RulesPath } from '../../value/rules-value.ts';
import type { Context } from '../context.ts';
import { builtin } from '../signature.ts';

/** Functions that read documents, as rules of Cloud Firestore call them. */
export const documentFunctions = {
  get: builtin(['path'], (context: Context, path) => read(context, path, false)),
  getAfter: builtin(['path'], (context: Context, path) => read(context, path, true)),
  exists: builtin(['path'], (context: Context, path) => test(context, path, false)),
  existsAfter: builtin(['path'], (context: Context, path) => test(context, path, true)),
};

/** The same as rules of another service call them. */
export const crossServiceFunctions = {
  'firestore.get': documentFunctions.get,
  'firestore.exists': documentFunctions.exists,
};

function read(context: Context, path: RulesPath, after: boolean): Outcome {
  return context.documents.get(path, after);
}

function test(context: Context, path: RulesPath, after: boolean): Outcome {
  return context.documents.exists(path, after);
}
