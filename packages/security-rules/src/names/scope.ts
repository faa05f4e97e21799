import type { FunctionDeclaration } from '../syntax/ast.ts';

/** Variable that a name refers to. */
export type Variable =
  | { readonly kind: 'local'; readonly index: number }
  | { readonly kind: 'capture'; readonly index: number }
  | { readonly kind: 'request' | 'resource' };

/** A function and the scope of its body. */
export interface FoundFunction {
  readonly declaration: FunctionDeclaration;
  readonly scope: Scope;
}

const GLOBALS: ReadonlyMap<string, Variable> = new Map([
  ['request', { kind: 'request' }],
  ['resource', { kind: 'resource' }],
]);

/**
 * Names visible at a position in the source. Functions use the scope of their declaration, not of
 * their caller, so a wildcard's index among the captures is the same for all callers.
 */
export class Scope {
  readonly #parent: Scope | null;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly #captures: readonly string[];
  readonly #locals: readonly string[];
  /** Wildcards of this scope and those around it. */
  readonly captureCount: number;

  private constructor(
    parent: Scope | null,
    names: {
      functions?: readonly FunctionDeclaration[];
      captures?: readonly string[];
      locals?: readonly string[];
    },
  ) {
    this.#parent = parent;
    this.#functions = new Map(names.functions?.map((each) => [each.name, each]));
    this.#captures = names.captures ?? [];
    this.#locals = names.locals ?? [];
    this.captureCount = (parent?.captureCount ?? 0) + this.#captures.length;
  }

  /** Creates the scope of a whole file. */
  static ofFile(functions: readonly FunctionDeclaration[]): Scope {
    return new Scope(null, { functions });
  }

  /** The scope inside a service or a match. */
  block(functions: readonly FunctionDeclaration[], captures: readonly string[]): Scope {
    return new Scope(this, { functions, captures });
  }

  /** The scope inside a function, or behind its first few variables. */
  body(locals: readonly string[]): Scope {
    return new Scope(this, { locals });
  }

  variable(name: string): Variable | null {
    const local = this.#locals.lastIndexOf(name);
    if (local >= 0) return { kind: 'local', index: local };
    const capture = this.#captures.lastIndexOf(name);
    if (capture >= 0) {
      return { kind: 'capture', index: (this.#parent?.captureCount ?? 0) + capture };
    }
    return this.#parent === null ? (GLOBALS.get(name) ?? null) : this.#parent.variable(name);
  }

  function(name: string): FoundFunction | null {
    const declaration = this.#functions.get(name);
    if (declaration !== undefined) return { declaration, scope: this };
    return this.#parent?.function(name) ?? null;
  }
}
