import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';

const COMPARISONS: ReadonlySet<string> = new Set([
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '&&',
  '||',
]);
const TESTS: ReadonlySet<string> = new Set(['matches', 'hasAll', 'hasAny', 'hasOnly']);
const BUILTIN_TESTS: ReadonlySet<string> = new Set(['exists', 'existsAfter']);

/** Functions of a file by name; of several of one name, any. */
export type FunctionsByName = ReadonlyMap<string, FunctionDeclaration>;

/** Returns whether an expression can only be true or false, as far as its form tells. */
export function isBoolean(expression: Expression, functions: FunctionsByName): boolean {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'boolean';
    case 'is':
      return true;
    case 'unary':
      return expression.operator === '!';
    case 'binary':
      return COMPARISONS.has(expression.operator);
    case 'conditional':
      return (
        isBoolean(expression.whenTrue, functions) || isBoolean(expression.whenFalse, functions)
      );
    case 'method':
      return TESTS.has(expression.name) || expression.name === 'exists';
    case 'call': {
      // Rules have no recursion.
      const called = functions.get(expression.name);
      return called === undefined
        ? BUILTIN_TESTS.has(expression.name)
        : isBoolean(called.result, functions);
    }
    case 'index':
    case 'list':
    case 'map':
    case 'member':
    case 'name':
    case 'path':
    case 'range':
      return false;
  }
}
