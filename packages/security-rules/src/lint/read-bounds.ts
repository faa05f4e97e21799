import { isNamespaceCall } from '../names/namespaces.ts';
import type { Scope } from '../names/scope.ts';
import type { Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/children.ts';

/** Functions that read documents, by the state that they read. */
const READERS: ReadonlyMap<string, 'before' | 'after'> = new Map([
  ['get', 'before'],
  ['exists', 'before'],
  ['getAfter', 'after'],
  ['existsAfter', 'after'],
]);

/** Texts of a function's parameters and variables, by name. */
type Locals = ReadonlyMap<string, string>;

/** A longer text is replaced by its number, since texts of variables nest. */
const LONGEST = 200;

/**
 * Collects the distinct documents that an expression reads at most. Two reads are of one document if their paths
 * are written with the same values, which is certain; others may still be of one.
 */
export class ReadCounter {
  readonly #calls = new Map<string, ReadonlySet<string>>();
  readonly #numbers = new Map<string, number>();
  readonly #functions = new Map<FunctionDeclaration, number>();

  of(expression: Expression, scope: Scope, locals: Locals = new Map()): ReadonlySet<string> {
    if (expression.kind === 'conditional') {
      const [test, one, other] = [
        this.of(expression.condition, scope, locals),
        this.of(expression.whenTrue, scope, locals),
        this.of(expression.whenFalse, scope, locals),
      ];
      return union(test, one.size > other.size ? one : other);
    }
    const isNamespaced = expression.kind === 'method' && isNamespaceCall(expression, scope);
    const parts = isNamespaced ? expression.args : childrenOf(expression);
    let reads = this.#all(parts, scope, locals);
    if (expression.kind === 'call') {
      reads = union(reads, this.#call(expression, scope, locals));
    } else if (isNamespaced && expression.object.name === 'firestore') {
      reads = union(reads, this.#reader(expression.name, expression.args, locals));
    }
    return reads;
  }

  #all(parts: readonly Expression[], scope: Scope, locals: Locals): ReadonlySet<string> {
    return parts.reduce<ReadonlySet<string>>(
      (all, part) => union(all, this.of(part, scope, locals)),
      new Set(),
    );
  }

  #call(
    { name, args }: Extract<Expression, { kind: 'call' }>,
    scope: Scope,
    locals: Locals,
  ): ReadonlySet<string> {
    const found = scope.function(name);
    if (found === null) return this.#reader(name, args, locals);
    const { declaration } = found;
    const texts = args.map((argument) => this.#textOf(argument, locals));
    const key = `${this.#numberOf(declaration)} ${texts.join('\n')}`;
    const known = this.#calls.get(key);
    if (known !== undefined) return known;
    const inner = new Map(
      declaration.parameters.map((parameter, at) => [parameter, texts[at] ?? '']),
    );
    let reads: ReadonlySet<string> = new Set();
    const body = found.scope.body([
      ...declaration.parameters,
      ...declaration.lets.map((binding) => binding.name),
    ]);
    for (const binding of declaration.lets) {
      reads = union(reads, this.of(binding.value, body, inner));
      inner.set(binding.name, this.#textOf(binding.value, inner));
    }
    reads = union(reads, this.of(declaration.result, body, inner));
    this.#calls.set(key, reads);
    return reads;
  }

  #reader(name: string, args: readonly Expression[], locals: Locals): ReadonlySet<string> {
    const state = READERS.get(name);
    const [path] = args;
    if (state === undefined || path === undefined) return new Set();
    return new Set([`${state} ${this.#textOf(path, locals)}`]);
  }

  #numberOf(declaration: FunctionDeclaration): number {
    const known = this.#functions.get(declaration) ?? this.#functions.size;
    this.#functions.set(declaration, known);
    return known;
  }

  /** Writes an expression so that equal texts mean equal values. */
  #textOf(expression: Expression, locals: Locals): string {
    const text = this.#write(expression, locals);
    if (text.length <= LONGEST) return text;
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return `#${number}`;
  }

  #write(expression: Expression, locals: Locals): string {
    const parts = (all: readonly Expression[]) =>
      all.map((part) => this.#textOf(part, locals)).join(', ');
    switch (expression.kind) {
      case 'literal': {
        const { value } = expression;
        return `${typeof value} ${value instanceof Uint8Array ? value.join(' ') : String(value)}`;
      }
      case 'name':
        return locals.get(expression.name) ?? expression.name;
      case 'path':
        return expression.segments
          .map((segment) =>
            typeof segment === 'string' ? `/${segment}` : `/$(${this.#textOf(segment, locals)})`,
          )
          .join('');
      case 'member':
        return `${this.#textOf(expression.object, locals)}.${expression.name}`;
      case 'method':
        return `${this.#textOf(expression.object, locals)}.${expression.name}(${parts(expression.args)})`;
      case 'call':
        return `${expression.name}(${parts(expression.args)})`;
      case 'is':
        return `(${this.#textOf(expression.operand, locals)} is ${expression.type})`;
      case 'binary':
      case 'unary':
        return `(${expression.operator} ${parts(childrenOf(expression))})`;
      case 'conditional':
      case 'index':
      case 'list':
      case 'map':
      case 'range':
        return `${expression.kind}(${parts(childrenOf(expression))})`;
    }
  }
}

function union(some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  if (some.size === 0) return others;
  return others.size === 0 ? some : new Set([...some, ...others]);
}
