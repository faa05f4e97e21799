import type { Finding } from '../findings/finding.ts';
import type { Scope } from '../names/scope.ts';
import type { RulesProgram } from '../program.ts';
import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/children.ts';
import { findingAt } from './finding-at.ts';
import type { WalkedRules } from './walk-rules.ts';

/** Finds functions that no statement calls, and variables and parameters that nothing uses. */
export function findUnused(program: RulesProgram, rules: WalkedRules): readonly Finding[] {
  const called = calledFunctions(rules);
  const functions = rules.functions
    .filter((declaration) => !called.has(declaration))
    .map(({ name, span }) =>
      findingAt(program, 'unused-function', 'warning', span, {
        message: `No statement calls the function '${name}', directly or indirectly.`,
        fix: 'Remove the function, or call it.',
      }),
    );
  return [...functions, ...rules.functions.flatMap((each) => unusedVariables(program, each))];
}

function calledFunctions({ allows }: WalkedRules): ReadonlySet<FunctionDeclaration> {
  const called = new Set<FunctionDeclaration>();
  const visit = (expression: Expression, scope: Scope): void => {
    if (expression.kind === 'call') {
      const found = scope.function(expression.name);
      if (found !== null && !called.has(found.declaration)) {
        const { declaration } = found;
        called.add(declaration);
        for (const { value } of declaration.lets) visit(value, found.scope);
        visit(declaration.result, found.scope);
      }
    }
    for (const child of childrenOf(expression)) visit(child, scope);
  };
  for (const { statement, match } of allows) {
    if (statement.condition !== null) visit(statement.condition, match.scope);
  }
  return called;
}

function unusedVariables(
  program: RulesProgram,
  { name, parameters, lets, result, span }: FunctionDeclaration,
): readonly Finding[] {
  const used = new Set([...lets.map(({ value }) => value), result].flatMap(namesIn));
  return [
    ...parameters
      .filter((parameter) => !used.has(parameter))
      .map((parameter) =>
        findingAt(program, 'unused-variable', 'warning', span, {
          message: `The function '${name}' never uses its parameter '${parameter}'.`,
          fix: 'Remove the parameter here and in the calls.',
        }),
      ),
    ...lets
      .filter((binding) => !used.has(binding.name))
      .map((binding) =>
        findingAt(program, 'unused-variable', 'warning', binding.span, {
          message: `Nothing uses the variable '${binding.name}', but each call of '${name}' pays for it.`,
          fix: 'Remove the variable.',
        }),
      ),
  ];
}

function namesIn(expression: Expression): readonly string[] {
  const inner = childrenOf(expression).flatMap(namesIn);
  return expression.kind === 'name' ? [expression.name, ...inner] : inner;
}
