import { RE2JS } from 're2js';

const MOST = 500;
const compiled = new Map<string, RE2JS | null>();

/** Compiles an RE2 pattern, or finds it compiled before; `null` when it is none. */
export function compilePattern(source: string): RE2JS | null {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  let pattern: RE2JS | null;
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
