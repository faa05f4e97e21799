import { isBuiltin } from 'node:module';

const NAMESPACE_IMPORT = /^import \* as (\w+) from '([^'.][^']*)';$/gm;

/**
 * Rewrites `import * as name` so that `name` is the module itself, which may be a function, as
 * older compilers did. Imports of packages not listed may be type-only, and stay.
 */
export function withModuleImports(text: string, packages: readonly string[]): string {
  return text.replace(NAMESPACE_IMPORT, (line, name: string, from: string) =>
    packages.includes(from) || isBuiltin(from) ? `import ${name} = require('${from}');` : line,
  );
}
