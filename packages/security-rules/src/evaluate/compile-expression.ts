import { isNamespaceCall } from '../names/namespaces.ts';
import type { FoundFunction, Scope } from '../names/scope.ts';
import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { EvaluationError, type Outcome, RulesBytes } from '../value/rules-value.ts';
import { negate } from './arithmetic.ts';
import { ofContext, withAll, withOne, withTwo, type Evaluate } from './combine.ts';
import { mapOf, pathOf } from './composites.ts';
import { spend, TOO_MANY_EXPRESSIONS } from './context.ts';
import type { Functions } from './functions/builtin-functions.ts';
import { element, member, slice } from './members.ts';
import { callMethod, METHODS } from './methods/call-method.ts';
import { applyOperator, both, condition, either, eitherWay, hasType, not } from './operators.ts';

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** Options of {@link ExpressionCompiler}. */
export interface CompileOptions {
  /** The closures report every outcome to the context's observer, which costs time. */
  readonly observed?: boolean;
  /** Returns a function that the closure of an expression calls with each outcome. */
  readonly count?: (expression: Expression) => ((outcome: Outcome) => void) | undefined;
  /** The closures evaluate also operands and branches that don't matter. */
  readonly exhaustive?: boolean;
  /** Expressions that are compiled in place of others. */
  readonly replaced?: ReadonlyMap<Expression, Expression>;
}

/** Compiles the checked expressions of a file to closures. */
export class ExpressionCompiler {
  readonly #functions: Functions;
  readonly #options: CompileOptions;
  readonly #bodies = new Map<FunctionDeclaration, Evaluate>();

  constructor(functions: Functions, options: CompileOptions) {
    this.#functions = functions;
    this.#options = options;
  }

  compile(written: Expression, scope: Scope): Evaluate {
    const expression = this.#options.replaced?.get(written) ?? written;
    const evaluate = this.#compile(expression, scope);
    const count = this.#options.count?.(expression);
    if (count !== undefined) {
      return (context, locals) => {
        const outcome = evaluate(context, locals);
        count(outcome);
        return outcome;
      };
    }
    if (this.#options.observed !== true) return evaluate;
    return (context, locals) => {
      context.observer.enter(expression);
      const outcome = evaluate(context, locals);
      context.observer.leave(outcome);
      return outcome;
    };
  }

  #compile(expression: Expression, scope: Scope): Evaluate {
    switch (expression.kind) {
      case 'literal':
        return compileLiteral(expression);
      case 'name':
        return compileName(expression, scope);
      case 'list':
        return withAll(this.#all(expression.items, scope), (items) => items);
      case 'map': {
        const parts = expression.entries.flatMap(({ key, value }) => [key, value]);
        return withAll(this.#all(parts, scope), mapOf);
      }
      case 'path':
        return this.#path(expression, scope);
      case 'unary':
        return withOne(
          this.compile(expression.operand, scope),
          expression.operator === '-' ? negate : not,
        );
      case 'binary':
        return this.#binary(expression, scope);
      case 'is': {
        const { operand, type } = expression;
        // The name of the type counts as an expression.
        return withOne(this.compile(operand, scope), (value) => hasType(value, type), 2);
      }
      case 'conditional':
        return this.#conditional(expression, scope);
      case 'member': {
        const { object, name } = expression;
        return withOne(this.compile(object, scope), (value) => member(value, name));
      }
      case 'index': {
        const { object, index } = expression;
        return withTwo(this.compile(object, scope), this.compile(index, scope), element);
      }
      case 'range': {
        const { object, from, to } = expression;
        return withAll(this.#all([object, from, to], scope), ([value, first, last]) =>
          slice(value ?? null, first ?? null, last ?? null),
        );
      }
      case 'call':
        return this.#call(expression, scope);
      case 'method':
        return this.#method(expression, scope);
    }
  }

  #all(expressions: readonly Expression[], scope: Scope): readonly Evaluate[] {
    return expressions.map((expression) => this.compile(expression, scope));
  }

  #path({ segments, span }: Of<'path'>, scope: Scope): Evaluate {
    const parts = segments.map((segment): Expression => {
      if (typeof segment === 'string') return { kind: 'literal', value: segment, span };
      const bound = segment.kind === 'name' && scope.variable(segment.name) === null;
      return bound ? { kind: 'literal', value: `$(${segment.name})`, span } : segment;
    });
    return withAll(this.#all(parts, scope), pathOf);
  }

  #binary({ operator, left, right }: Of<'binary'>, scope: Scope): Evaluate {
    const evaluateLeft = this.compile(left, scope);
    const evaluateRight = this.compile(right, scope);
    if (operator !== '&&' && operator !== '||') {
      return withTwo(evaluateLeft, evaluateRight, (one, other) =>
        applyOperator(operator, one, other),
      );
    }
    const decide = operator === '&&' ? both : either;
    const decisive = operator === '||';
    if (this.#options.exhaustive === true) {
      return (context, locals) => {
        if (!spend(context, 2)) return TOO_MANY_EXPRESSIONS;
        const one = evaluateLeft(context, locals);
        const other = evaluateRight(context, locals);
        return decide(one, () => other);
      };
    }
    return (context, locals) => {
      if (!spend(context, 1)) return TOO_MANY_EXPRESSIONS;
      const one = evaluateLeft(context, locals);
      if (one === decisive) return one;
      return decide(one, () =>
        spend(context, 1) ? evaluateRight(context, locals) : TOO_MANY_EXPRESSIONS,
      );
    };
  }

  #conditional(expression: Of<'conditional'>, scope: Scope): Evaluate {
    const test = this.compile(expression.condition, scope);
    const whenTrue = this.compile(expression.whenTrue, scope);
    const whenFalse = this.compile(expression.whenFalse, scope);
    if (this.#options.exhaustive === true) {
      return (context, locals) => {
        if (!spend(context, 2)) return TOO_MANY_EXPRESSIONS;
        const truth = condition(test(context, locals));
        const [one, other] = [whenTrue(context, locals), whenFalse(context, locals)];
        if (truth instanceof EvaluationError) return truth;
        if (typeof truth === 'boolean') return truth ? one : other;
        return eitherWay(truth, one, other);
      };
    }
    return (context, locals) => {
      if (!spend(context, 2)) return TOO_MANY_EXPRESSIONS;
      const truth = condition(test(context, locals));
      if (truth === true) return whenTrue(context, locals);
      if (truth instanceof EvaluationError) return truth;
      if (!spend(context, 2)) return TOO_MANY_EXPRESSIONS;
      if (truth === false) return whenFalse(context, locals);
      return eitherWay(truth, whenTrue(context, locals), whenFalse(context, locals));
    };
  }

  #call({ name, args }: Of<'call'>, scope: Scope): Evaluate {
    const evaluates = this.#all(args, scope);
    const found = scope.function(name);
    return found === null ? this.#callBuiltin(name, evaluates) : this.#callOwn(found, evaluates);
  }

  #callBuiltin(name: string, args: readonly Evaluate[]): Evaluate {
    const builtin = this.#functions.get(name);
    if (builtin === undefined) throw new Error(`unchecked function ${name}`);
    // The name of the namespace counts as an expression, once the arguments are known.
    const cost = name.includes('.') ? 1 : 0;
    return withAll(args, (values, context) =>
      spend(context, cost) ? builtin.apply(context, values) : TOO_MANY_EXPRESSIONS,
    );
  }

  #callOwn(found: FoundFunction, args: readonly Evaluate[]): Evaluate {
    let body: Evaluate | undefined;
    return (context, locals) => {
      if (!spend(context, 1)) return TOO_MANY_EXPRESSIONS;
      body ??= this.#body(found);
      // Failed arguments are errors only where they are used.
      const values = args.map((arg) => arg(context, locals));
      return body(context, values);
    };
  }

  #body({ declaration, scope }: FoundFunction): Evaluate {
    const known = this.#bodies.get(declaration);
    if (known !== undefined) return known;
    const locals = [...declaration.parameters];
    const lets = declaration.lets.map(({ name, value }) => {
      const evaluate = this.compile(value, scope.body([...locals]));
      locals.push(name);
      return evaluate;
    });
    const result = this.compile(declaration.result, scope.body(locals));
    const body: Evaluate = (context, values) => {
      for (const evaluate of lets) {
        values.push(evaluate(context, values));
        if (!spend(context, 1)) return TOO_MANY_EXPRESSIONS;
      }
      return result(context, values);
    };
    this.#bodies.set(declaration, body);
    return body;
  }

  #method(expression: Of<'method'>, scope: Scope): Evaluate {
    const { object, name, args } = expression;
    if (isNamespaceCall(expression, scope)) {
      return this.#callBuiltin(`${expression.object.name}.${name}`, this.#all(args, scope));
    }
    const overloads = METHODS.get(name);
    if (overloads === undefined) throw new Error(`unchecked method ${name}`);
    return withAll(this.#all([object, ...args], scope), ([self, ...values]) =>
      callMethod(overloads, name, self ?? null, values),
    );
  }
}

function compileLiteral({ value }: Of<'literal'>): Evaluate {
  const constant = value instanceof Uint8Array ? new RulesBytes(value) : value;
  return ofContext(() => constant);
}

function compileName({ name }: Of<'name'>, scope: Scope): Evaluate {
  const variable = scope.variable(name);
  if (variable === null) throw new Error(`unchecked variable ${name}`);
  switch (variable.kind) {
    case 'request':
      return ofContext((context) => context.request);
    case 'resource':
      return ofContext((context) => context.resource);
    case 'capture':
      return ofContext((context) => context.captures[variable.index] ?? null);
    case 'local':
      return ofContext((_, locals) => locals[variable.index] ?? null);
  }
}
