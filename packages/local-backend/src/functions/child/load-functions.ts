import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A function as a codebase exports it. */
export interface ExportedFunction {
  (...args: unknown[]): unknown;
  readonly __endpoint: Readonly<Record<string, unknown>>;
}

/** Imports a codebase; returns its functions by id: an export `groups.notify` is `groups-notify`. */
export async function loadFunctions(folder: string): Promise<Map<string, ExportedFunction>> {
  // As `require` does it: `main` of the manifest, or `index.js`.
  const entry = createRequire(join(folder, 'package.json')).resolve(folder);
  const module: unknown = await import(pathToFileURL(entry).href);
  const found = new Map<string, ExportedFunction>();
  collect(module, '', found, new Set());
  return found;
}

function collect(
  module: unknown,
  prefix: string,
  found: Map<string, ExportedFunction>,
  seen: Set<unknown>,
): void {
  if (typeof module !== 'object' || module === null || seen.has(module)) return;
  seen.add(module);
  for (const [name, value] of Object.entries(module)) {
    // The exports of CommonJS are those of the module, and again its default.
    if (prefix === '' && (name === 'default' || name === 'module.exports')) {
      collect(value, prefix, found, seen);
    } else if (isFunction(value)) found.set(prefix + name, value);
    else collect(value, `${prefix}${name}-`, found, seen);
  }
}

function isFunction(value: unknown): value is ExportedFunction {
  return (
    typeof value === 'function' &&
    '__endpoint' in value &&
    typeof value.__endpoint === 'object' &&
    value.__endpoint !== null
  );
}

/** Returns the manifest of functions as plain JSON, with parameters replaced by their values. */
export function manifestOf(functions: ReadonlyMap<string, ExportedFunction>): unknown {
  const endpoints = Object.fromEntries(
    [...functions].map(([id, { __endpoint }]) => [id, __endpoint]),
  );
  const text = JSON.stringify(endpoints, function replace(this: unknown, key: string, value) {
    // The value has passed `toJSON` already, which turns a parameter into an expression of the CLI.
    const original: unknown = Reflect.get(Object(this), key);
    if (typeof original !== 'object' || original === null) return value;
    if (!('value' in original) || typeof original.value !== 'function') return value;
    return original.value();
  });
  return JSON.parse(text);
}
