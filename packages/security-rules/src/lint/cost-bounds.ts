import { isNamespaceCall } from '../names/namespaces.ts';
import type { Scope } from '../names/scope.ts';
import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/children.ts';

/** Bounds of what an expression costs, in the service's unit. */
export interface CostBounds {
  /** Where every operand is evaluated, and the more expensive branch is taken. */
  readonly most: number;
  /** For any outcome. */
  readonly least: number;
  /** For the outcome `true`. */
  readonly leastTrue: number;
}

/** Computes bounds; those of a function once. Expressions must have been checked, so that nothing recurses. */
export class CostCounter {
  readonly #bodies = new Map<FunctionDeclaration, CostBounds>();

  of(expression: Expression, scope: Scope): CostBounds {
    switch (expression.kind) {
      case 'binary':
        return this.#binary(expression, scope);
      case 'conditional':
        return this.#conditional(expression, scope);
      case 'call':
        return this.#call(expression, scope);
      case 'is':
        return plus(2, [this.of(expression.operand, scope)]);
      case 'path': {
        const texts = expression.segments.filter((segment) => typeof segment === 'string').length;
        return this.#plain(1 + texts, expression, scope);
      }
      case 'method':
        if (!isNamespaceCall(expression, scope)) return this.#plain(1, expression, scope);
        return plus(
          2,
          expression.args.map((argument) => this.of(argument, scope)),
        );
      case 'index':
      case 'list':
      case 'literal':
      case 'map':
      case 'member':
      case 'name':
      case 'range':
      case 'unary':
        return this.#plain(1, expression, scope);
    }
  }

  #plain(own: number, expression: Expression, scope: Scope): CostBounds {
    return plus(
      own,
      childrenOf(expression).map((child) => this.of(child, scope)),
    );
  }

  #binary(expression: Extract<Expression, { kind: 'binary' }>, scope: Scope): CostBounds {
    const { operator } = expression;
    if (operator !== '&&' && operator !== '||') return this.#plain(1, expression, scope);
    const [left, right] = [this.of(expression.left, scope), this.of(expression.right, scope)];
    const most = 2 + left.most + right.most;
    const least = 1 + left.least;
    if (operator === '&&') return { most, least, leastTrue: 2 + left.leastTrue + right.leastTrue };
    const leastTrue = Math.min(1 + left.leastTrue, 2 + left.least + right.leastTrue);
    return { most, least, leastTrue };
  }

  #conditional(
    { condition, whenTrue, whenFalse }: Extract<Expression, { kind: 'conditional' }>,
    scope: Scope,
  ): CostBounds {
    const test = this.of(condition, scope);
    const [one, other] = [this.of(whenTrue, scope), this.of(whenFalse, scope)];
    return {
      most: 2 + test.most + Math.max(one.most, 2 + other.most),
      // An error in the condition ends it.
      least: 2 + test.least,
      leastTrue: 2 + Math.min(test.leastTrue + one.leastTrue, test.least + 2 + other.leastTrue),
    };
  }

  #call({ name, args }: Extract<Expression, { kind: 'call' }>, scope: Scope): CostBounds {
    const given = args.map((argument) => this.of(argument, scope));
    const found = scope.function(name);
    if (found === null) return plus(1, given);
    const { declaration } = found;
    let body = this.#bodies.get(declaration);
    if (body === undefined) {
      const inner = found.scope.body([
        ...declaration.parameters,
        ...declaration.lets.map((binding) => binding.name),
      ]);
      const lets = declaration.lets.map(({ value }) => this.of(value, inner));
      const result = this.of(declaration.result, inner);
      const around = plus(1 + lets.length, lets);
      body = {
        most: around.most + result.most,
        least: around.least + result.least,
        leastTrue: around.least + result.leastTrue,
      };
      this.#bodies.set(declaration, body);
    }
    const { most, least } = plus(0, given);
    return { most: most + body.most, least: least + body.least, leastTrue: least + body.leastTrue };
  }
}

function plus(own: number, parts: readonly CostBounds[]): CostBounds {
  const most = parts.reduce((sum, part) => sum + part.most, own);
  const least = parts.reduce((sum, part) => sum + part.least, own);
  return { most, least, leastTrue: least };
}
