import type { FunctionDeclaration } from '../syntax/ast.ts';

/**
 * Maximum depth of the call stack, as measured (davideast/pyric,
 * fixtures/compile-limits/captures.json, 2026-09-27); the documentation says 20.
 */
export const DEEPEST_CALL = 21;

type Calls = ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

/**
 * Returns the longest call chain from each function that no other calls, if it is too long. Calls
 * must not be recursive.
 */
export function findTooDeep(calls: Calls): readonly (readonly FunctionDeclaration[])[] {
  const chains = new Map<FunctionDeclaration, readonly FunctionDeclaration[]>();
  const longest = (start: FunctionDeclaration): readonly FunctionDeclaration[] => {
    const known = chains.get(start);
    if (known !== undefined) return known;
    let rest: readonly FunctionDeclaration[] = [];
    for (const callee of calls.get(start) ?? []) {
      const chain = longest(callee);
      if (chain.length > rest.length) rest = chain;
    }
    const chain = [start, ...rest];
    chains.set(start, chain);
    return chain;
  };
  const called = new Set([...calls.values()].flatMap((callees) => [...callees]));
  const starts = [...calls.keys()].filter((declaration) => !called.has(declaration));
  return starts.map(longest).filter((chain) => chain.length > DEEPEST_CALL);
}
