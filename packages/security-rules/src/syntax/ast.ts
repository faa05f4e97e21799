import type { Span } from './source.ts';

/** Operators with two operands, the logical ones included. */
export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | 'in'
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

/** An expression of the rules language. */
export type Expression =
  | {
      readonly kind: 'literal';
      readonly value: null | boolean | bigint | number | string | Uint8Array;
      readonly span: Span;
    }
  | { readonly kind: 'name'; readonly name: string; readonly span: Span }
  | { readonly kind: 'list'; readonly items: readonly Expression[]; readonly span: Span }
  | { readonly kind: 'map'; readonly entries: readonly MapEntry[]; readonly span: Span }
  | {
      readonly kind: 'path';
      /** Literal segments are strings. */
      readonly segments: readonly (string | Expression)[];
      readonly span: Span;
    }
  | {
      readonly kind: 'unary';
      readonly operator: '!' | '-';
      readonly operand: Expression;
      readonly span: Span;
    }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
      readonly span: Span;
    }
  | {
      readonly kind: 'is';
      readonly operand: Expression;
      readonly type: string;
      readonly span: Span;
    }
  | {
      readonly kind: 'conditional';
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
      readonly span: Span;
    }
  | {
      readonly kind: 'member';
      readonly object: Expression;
      readonly name: string;
      readonly span: Span;
    }
  | {
      readonly kind: 'index';
      readonly object: Expression;
      readonly index: Expression;
      readonly span: Span;
    }
  | {
      readonly kind: 'range';
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
      readonly span: Span;
    }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly args: readonly Expression[];
      readonly span: Span;
    }
  | {
      /** `a.f(x)`: a method of a value, or a function of a namespace. */
      readonly kind: 'method';
      readonly object: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
      readonly span: Span;
    };

/** A key and its value in a map literal. */
export interface MapEntry {
  readonly key: Expression;
  readonly value: Expression;
}

/** `let name = value;` */
export interface LetBinding {
  readonly name: string;
  readonly value: Expression;
  readonly span: Span;
}

/** `function name(parameters) { lets return result; }` */
export interface FunctionDeclaration {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly LetBinding[];
  readonly result: Expression;
  readonly span: Span;
}

/** One segment of a match path. */
export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'single'; readonly name: string }
  | { readonly kind: 'recursive'; readonly name: string };

/** The methods that an `allow` can name. */
export type AllowMethod = 'read' | 'write' | 'get' | 'list' | 'create' | 'update' | 'delete';

/** `allow methods: if condition;` */
export interface AllowStatement {
  readonly methods: readonly AllowMethod[];
  /** `null` allows without a condition. */
  readonly condition: Expression | null;
  readonly span: Span;
}

/** `match /path { … }` */
export interface MatchBlock {
  readonly segments: readonly PatternSegment[];
  readonly allows: readonly AllowStatement[];
  readonly matches: readonly MatchBlock[];
  readonly functions: readonly FunctionDeclaration[];
  readonly span: Span;
}

/** `service name { … }` */
export interface ServiceBlock {
  readonly name: string;
  readonly matches: readonly MatchBlock[];
  readonly functions: readonly FunctionDeclaration[];
  readonly span: Span;
}

/** A whole rules file. */
export interface RulesFile {
  readonly version: '1' | '2';
  readonly services: readonly ServiceBlock[];
  readonly functions: readonly FunctionDeclaration[];
  /** Number of parentheses around an expression, if any. */
  readonly parentheses: ReadonlyMap<Expression, number>;
}
