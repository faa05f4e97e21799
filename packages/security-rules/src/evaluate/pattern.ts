import { createRequire } from 'node:module';
import type * as re2js from 're2js';

type Pattern = re2js.RE2JS;

const MOST = 500;
const compiled = new Map<string, Pattern | null>();
const require = createRequire(import.meta.url);
let library: typeof re2js | undefined;

/** The engine is loaded by the first rule that needs it: most starts of the backend do not. */
function re2(): typeof re2js {
  library ??= require('re2js') as typeof re2js;
  return library;
}

/** Compiles an RE2 pattern, or finds it compiled before; `null` when it is none. */
export function compilePattern(source: string): Pattern | null {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const { RE2JS } = re2();
  let pattern: Pattern | null;
  try {
    pattern = RE2JS.compile(source);
  } catch {
    pattern = null;
  }
  // Patterns can be built from a request's values, so the cache must not grow with them.
  if (compiled.size >= MOST) compiled.clear();
  compiled.set(source, pattern);
  return pattern;
}

/** Escapes references to groups in a replacement text. */
export function quoteReplacement(text: string): string {
  return re2().Matcher.quoteReplacement(text);
}
