import type { FunctionDeclaration } from '../syntax/ast.ts';

type Calls = ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

/** Returns functions that call themselves, directly or indirectly. */
export function findRecursion(calls: Calls): readonly FunctionDeclaration[] {
  return [...calls.keys()].filter((start) => reaches(start, start, calls));
}

function reaches(from: FunctionDeclaration, goal: FunctionDeclaration, calls: Calls): boolean {
  const seen = new Set<FunctionDeclaration>();
  const waiting = [from];
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    for (const callee of calls.get(current) ?? []) {
      if (callee === goal) return true;
      if (!seen.has(callee)) waiting.push(callee);
      seen.add(callee);
    }
  }
  return false;
}
