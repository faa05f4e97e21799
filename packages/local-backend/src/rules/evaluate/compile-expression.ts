import { isNamespaceCall } from '../check/check-expression.ts';
import type { FoundFunction, Scope } from '../check/scope.ts';
import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { PlainMap } from '../value/maps.ts';
import {
  EvaluationError,
  RulesBytes,
  RulesPath,
  UNKNOWN,
  Unknown,
  type Outcome,
  type RulesValue,
} from '../value/rules-value.ts';
import {
  CALLED_TOO_DEEP,
  DEEPEST_CALL,
  MOST_EXPRESSIONS,
  TOO_MANY_EXPRESSIONS,
  type Context,
} from './context.ts';
import type { Functions } from './functions/builtin-functions.ts';
import { element, member, slice } from './members.ts';
import { callMethod, METHODS } from './methods/call-method.ts';
import { applyOperator, both, condition, either, hasType } from './operators.ts';
import { negate } from './arithmetic.ts';
import { typeError } from './type-error.ts';

/** An expression made ready to run; `locals` are the parameters and variables of a function. */
export type Evaluate = (context: Context, locals: Outcome[]) => Outcome;

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;
type Combine = (values: readonly RulesValue[], context: Context) => Outcome;

/** Turns the checked expressions of a file into closures. */
export class ExpressionCompiler {
  readonly #functions: Functions;
  readonly #observed: boolean;
  readonly #bodies = new Map<FunctionDeclaration, Evaluate>();

  /** With `observed`, the closures tell the context's observer of every outcome, which costs time. */
  constructor(functions: Functions, observed: boolean) {
    this.#functions = functions;
    this.#observed = observed;
  }

  compile(expression: Expression, scope: Scope): Evaluate {
    const evaluate = this.#compile(expression, scope);
    if (!this.#observed) return evaluate;
    return (context, locals) => {
      context.observer.enter(expression);
      const outcome = evaluate(context, locals);
      context.observer.leave(outcome);
      return outcome;
    };
  }

  #compile(expression: Expression, scope: Scope): Evaluate {
    switch (expression.kind) {
      case 'literal': {
        const { value } = expression;
        const constant = value instanceof Uint8Array ? new RulesBytes(value) : value;
        return () => constant;
      }
      case 'name':
        return compileName(expression, scope);
      case 'list':
        return this.#combine(expression, expression.items, scope, (items) => items);
      case 'map':
        return this.#map(expression, scope);
      case 'path':
        return this.#path(expression, scope);
      case 'unary':
        return this.#unary(expression, scope);
      case 'binary':
        return this.#binary(expression, scope);
      case 'is': {
        const { type } = expression;
        return this.#one(expression, expression.operand, scope, (value) => hasType(value, type));
      }
      case 'conditional':
        return this.#conditional(expression, scope);
      case 'member': {
        const { name } = expression;
        return this.#one(expression, expression.object, scope, (object) => member(object, name));
      }
      case 'index':
        return this.#two(expression, expression.object, expression.index, scope, element);
      case 'range': {
        const { object, from, to } = expression;
        return this.#combine(expression, [object, from, to], scope, (values) =>
          slice(values[0] ?? null, values[1] ?? null, values[2] ?? null),
        );
      }
      case 'call':
        return this.#call(expression, scope);
      case 'method':
        return this.#method(expression, scope);
    }
  }

  #one(
    expression: Expression,
    operand: Expression,
    scope: Scope,
    apply: (value: RulesValue) => Outcome,
  ): Evaluate {
    const evaluate = this.compile(operand, scope);
    const { span } = expression;
    return (context, locals) => {
      if (++context.spent > MOST_EXPRESSIONS) return TOO_MANY_EXPRESSIONS;
      const value = evaluate(context, locals);
      if (value instanceof EvaluationError) return value;
      const outcome = apply(value);
      return outcome instanceof EvaluationError ? outcome.at(span) : outcome;
    };
  }

  #two(
    expression: Expression,
    left: Expression,
    right: Expression,
    scope: Scope,
    apply: (left: RulesValue, right: RulesValue) => Outcome,
  ): Evaluate {
    const evaluateLeft = this.compile(left, scope);
    const evaluateRight = this.compile(right, scope);
    const { span } = expression;
    return (context, locals) => {
      if (++context.spent > MOST_EXPRESSIONS) return TOO_MANY_EXPRESSIONS;
      const one = evaluateLeft(context, locals);
      if (one instanceof EvaluationError) return one;
      const other = evaluateRight(context, locals);
      if (other instanceof EvaluationError) return other;
      const outcome = apply(one, other);
      return outcome instanceof EvaluationError ? outcome.at(span) : outcome;
    };
  }

  #combine(
    expression: Expression,
    parts: readonly Expression[],
    scope: Scope,
    apply: Combine,
  ): Evaluate {
    const evaluates = parts.map((part) => this.compile(part, scope));
    const { span } = expression;
    return (context, locals) => {
      if (++context.spent > MOST_EXPRESSIONS) return TOO_MANY_EXPRESSIONS;
      const values: RulesValue[] = [];
      for (const evaluate of evaluates) {
        const value = evaluate(context, locals);
        if (value instanceof EvaluationError) return value;
        values.push(value);
      }
      const outcome = apply(values, context);
      return outcome instanceof EvaluationError ? outcome.at(span) : outcome;
    };
  }

  #map(expression: Of<'map'>, scope: Scope): Evaluate {
    const parts = expression.entries.flatMap(({ key, value }) => [key, value]);
    return this.#combine(expression, parts, scope, (values) => {
      const entries = new Map<string, RulesValue>();
      for (let index = 0; index < values.length; index += 2) {
        const key = values[index] ?? null;
        const value = values[index + 1];
        if (key instanceof Unknown) return UNKNOWN;
        if (typeof key !== 'string') return typeError(key, 'string');
        entries.set(key, value === undefined ? null : value);
      }
      return new PlainMap(entries);
    });
  }

  #path(expression: Of<'path'>, scope: Scope): Evaluate {
    const { span } = expression;
    const parts = expression.segments.map((segment): Expression => {
      if (typeof segment === 'string') return { kind: 'literal', value: segment, span };
      const bound = segment.kind === 'name' && scope.variable(segment.name) === null;
      return bound ? { kind: 'literal', value: `$(${segment.name})`, span } : segment;
    });
    return this.#combine(expression, parts, scope, (values) => {
      const segments: (string | Unknown)[] = [];
      for (const value of values) {
        if (typeof value === 'string' || value instanceof Unknown) segments.push(value);
        else if (value instanceof RulesPath) segments.push(...value.segments);
        else if (typeof value === 'bigint') segments.push(String(value));
        else return typeError(value, 'string', 'path');
      }
      return new RulesPath(segments);
    });
  }

  #unary(expression: Of<'unary'>, scope: Scope): Evaluate {
    const { operator, operand } = expression;
    if (operator === '-') return this.#one(expression, operand, scope, negate);
    return this.#one(expression, operand, scope, (value) => {
      const truth = condition(value);
      return typeof truth === 'boolean' ? !truth : truth;
    });
  }

  #binary(expression: Of<'binary'>, scope: Scope): Evaluate {
    const { operator, left, right } = expression;
    if (operator !== '&&' && operator !== '||') {
      return this.#two(expression, left, right, scope, (one, other) =>
        applyOperator(operator, one, other),
      );
    }
    const evaluateLeft = this.compile(left, scope);
    const evaluateRight = this.compile(right, scope);
    const { span } = expression;
    const decide = operator === '&&' ? both : either;
    const decisive = operator === '||';
    return (context, locals) => {
      if (++context.spent > MOST_EXPRESSIONS) return TOO_MANY_EXPRESSIONS;
      const one = evaluateLeft(context, locals);
      if (one === decisive) return one;
      const outcome = decide(one, () => evaluateRight(context, locals));
      return outcome instanceof EvaluationError ? outcome.at(span) : outcome;
    };
  }

  #conditional(expression: Of<'conditional'>, scope: Scope): Evaluate {
    const test = this.compile(expression.condition, scope);
    const whenTrue = this.compile(expression.whenTrue, scope);
    const whenFalse = this.compile(expression.whenFalse, scope);
    const { span } = expression;
    return (context, locals) => {
      if (++context.spent > MOST_EXPRESSIONS) return TOO_MANY_EXPRESSIONS;
      const truth = condition(test(context, locals));
      if (truth instanceof EvaluationError) return truth.at(span);
      if (truth instanceof Unknown) return UNKNOWN;
      return truth ? whenTrue(context, locals) : whenFalse(context, locals);
    };
  }

  #call(expression: Of<'call'>, scope: Scope): Evaluate {
    const found = scope.function(expression.name);
    if (found !== null) return this.#callOwn(expression, found, scope);
    const builtin = this.#functions.get(expression.name);
    if (builtin === undefined) throw new Error(`unchecked function ${expression.name}`);
    return this.#combine(expression, expression.args, scope, (args, context) =>
      builtin.apply(context, args),
    );
  }

  #callOwn(expression: Of<'call'>, found: FoundFunction, scope: Scope): Evaluate {
    const args = expression.args.map((arg) => this.compile(arg, scope));
    let body: Evaluate | undefined;
    return (context, locals) => {
      if (++context.spent > MOST_EXPRESSIONS) return TOO_MANY_EXPRESSIONS;
      if (context.depth >= DEEPEST_CALL) return CALLED_TOO_DEEP.at(expression.span);
      body ??= this.#body(found);
      // Arguments that fail are errors only where they are used.
      const values = args.map((arg) => arg(context, locals));
      context.depth += 1;
      const outcome = body(context, values);
      context.depth -= 1;
      return outcome;
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
      for (const evaluate of lets) values.push(evaluate(context, values));
      return result(context, values);
    };
    this.#bodies.set(declaration, body);
    return body;
  }

  #method(expression: Of<'method'>, scope: Scope): Evaluate {
    const { object, name, args } = expression;
    if (isNamespaceCall(expression, scope)) {
      const full = `${expression.object.name}.${name}`;
      const builtin = this.#functions.get(full);
      if (builtin === undefined) throw new Error(`unchecked function ${full}`);
      return this.#combine(expression, args, scope, (values, context) =>
        builtin.apply(context, values),
      );
    }
    const overloads = METHODS.get(name);
    if (overloads === undefined) throw new Error(`unchecked method ${name}`);
    return this.#combine(expression, [object, ...args], scope, ([self, ...values]) =>
      callMethod(overloads, name, self ?? null, values),
    );
  }
}

function compileName({ name }: Of<'name'>, scope: Scope): Evaluate {
  const variable = scope.variable(name);
  if (variable === null) throw new Error(`unchecked variable ${name}`);
  switch (variable.kind) {
    case 'request':
      return (context) => context.request;
    case 'resource':
      return (context) => context.resource;
    case 'capture': {
      const { index } = variable;
      return (context) => context.captures[index] ?? null;
    }
    case 'local': {
      const { index } = variable;
      return (_, locals) => locals[index] ?? null;
    }
  }
}
