import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Sets the parameters that a codebase has declared to their defaults, unless the environment has them, as `firebase deploy` does.
 * Call it after the codebase has been loaded.
 */
export function applyDefaults(folder: string): void {
  for (const param of declaredIn(folder)) {
    const { name, options } = Object(param) as { name?: unknown; options?: { default?: unknown } };
    const value = options?.default;
    if (typeof name !== 'string' || value === undefined) continue;
    // A default that depends on other parameters is an expression.
    process.env[name] ??= textOf(isExpression(value) ? value.value() : value);
  }
}

function declaredIn(folder: string): readonly unknown[] {
  try {
    const library: unknown = createRequire(join(folder, 'package.json'))(
      'firebase-functions/params',
    );
    const declared: unknown = Reflect.get(Object(library), 'declaredParams');
    return Array.isArray(declared) ? declared : [];
  } catch {
    // A codebase without the library has no parameters.
    return [];
  }
}

function isExpression(value: unknown): value is { value(): unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    typeof value.value === 'function'
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
