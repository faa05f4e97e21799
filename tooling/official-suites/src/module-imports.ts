import { isBuiltin } from 'node:module';

const NAMESPACE_IMPORT = /^import \* as (\w+) from '([^'.][^']*)';$/gm;

/**
 * Text in which `import * as name` of a module is the module itself, which may be a function, as older
 * compilers take it. Imports of packages that are not named may be of types only, and stay.
 */
export function withModuleImports(text: string, packages: readonly string[]): string {
  return text.replace(NAMESPACE_IMPORT, (line, name: string, from: string) =>
    packages.includes(from) || isBuiltin(from) ? `import ${name} = require('${from}');` : line,
  );
}
