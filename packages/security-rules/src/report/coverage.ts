import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/children.ts';
import type { Source, Span } from '../syntax/source.ts';
import type { Outcome } from '../value/rules-value.ts';
import { CUT, reportValue, type ReportValue } from './report-value.ts';
import type { TraceNode } from './trace.ts';

/** Position of an expression; offsets count characters, and the end is that of the last one. */
interface SourcePosition {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
}

/** Values of one expression with their counts. */
export interface ExpressionReport {
  readonly sourcePosition: SourcePosition;
  /** Omitted if it was never reached; an empty value counts evaluations that skipped it. */
  readonly values?: readonly { readonly value: ReportValue; readonly count: number }[];
  readonly children?: readonly ExpressionReport[];
}

/** A report in the format of the service's own emulator. */
export interface CoverageReport {
  readonly rules: {
    readonly files: readonly { readonly name: string; readonly content: string }[];
  };
  readonly report?: readonly ExpressionReport[];
}

/** Maximum number of distinct values per expression; further ones are counted together. */
const MOST_VALUES = 100;
/** Maximum length of a value's JSON, in characters, since reports contain many values. */
const LONGEST = 5000;
const SKIPPED: Seen = { key: 'skipped', value: {} };
const OTHERS: Seen = { key: 'others', value: { others: true } };

/** A reported value and the key that identifies it. */
interface Seen {
  readonly key: string;
  readonly value: ReportValue;
}

type Counts = Map<string, { readonly value: ReportValue; count: number }>;

/** A source, with the number of characters before each offset. */
interface Place {
  readonly source: Source;
  readonly offsets: Uint32Array;
}

/** Counts the values of expressions of a rules file. */
export class Coverage {
  readonly #counts = new Map<Expression, Counts>();
  /** Cache: one evaluation uses the same documents and maps repeatedly. */
  readonly #objects = new WeakMap<object, Seen>();

  record(node: TraceNode): void {
    if (!isReported(node.expression)) return;
    this.#count(node.expression, this.#see(node.outcome));
    const reached = new Set(node.children.map(({ expression }) => expression));
    for (const child of childrenOf(node.expression)) {
      if (!reached.has(child) && isReported(child)) this.#count(child, SKIPPED);
    }
    for (const child of node.children) this.record(child);
  }

  report(file: RulesFile, source: Source): CoverageReport {
    const place: Place = { source, offsets: characterOffsets(source.text) };
    const report = rootsOf(file).flatMap((root) => this.#report(root, place));
    const files = [{ name: source.file, content: source.text }];
    return { rules: { files }, ...(report.length === 0 ? {} : { report }) };
  }

  #see(outcome: Outcome): Seen {
    if (typeof outcome !== 'object' || outcome === null) {
      const value = reportValue(outcome);
      const [shown] = Object.values(value);
      return { key: `${typeof outcome} ${String(shown)}`, value };
    }
    const known = this.#objects.get(outcome);
    if (known !== undefined) return known;
    const value = reportValue(outcome);
    const key = JSON.stringify(value);
    const seen = key.length > LONGEST ? { key: key.slice(0, LONGEST), value: CUT } : { key, value };
    this.#objects.set(outcome, seen);
    return seen;
  }

  #count(expression: Expression, { key, value }: Seen): void {
    const counts: Counts = this.#counts.get(expression) ?? new Map();
    this.#counts.set(expression, counts);
    const known = counts.get(key);
    if (known !== undefined) known.count += 1;
    else if (counts.size < MOST_VALUES || key === OTHERS.key) counts.set(key, { value, count: 1 });
    else this.#count(expression, OTHERS);
  }

  #report(expression: Expression, place: Place): readonly ExpressionReport[] {
    if (!isReported(expression)) return [];
    const counts = this.#counts.get(expression);
    const children = childrenOf(expression).flatMap((child) => this.#report(child, place));
    return [
      {
        sourcePosition: positionOf(expression.span, place),
        ...(counts === undefined ? {} : { values: [...counts.values()] }),
        ...(children.length === 0 ? {} : { children }),
      },
    ];
  }
}

/**
 * Returns whether an expression is reported: literals have a single value, and of `request` only
 * members are of interest.
 */
function isReported(expression: Expression): boolean {
  if (expression.kind === 'name') return expression.name !== 'request';
  return expression.kind !== 'literal';
}

/** Conditions, variables and results of functions, in the order of the source. */
function rootsOf(file: RulesFile): readonly Expression[] {
  const roots = [
    ...file.functions.flatMap(rootsOfFunction),
    ...file.services.flatMap(({ functions, matches }) => [
      ...functions.flatMap(rootsOfFunction),
      ...matches.flatMap(rootsOfMatch),
    ]),
  ];
  return roots.sort((one, other) => one.span.start - other.span.start);
}

function rootsOfMatch({ allows, functions, matches }: MatchBlock): readonly Expression[] {
  return [
    ...allows.flatMap(({ condition }) => (condition === null ? [] : [condition])),
    ...functions.flatMap(rootsOfFunction),
    ...matches.flatMap(rootsOfMatch),
  ];
}

function rootsOfFunction({ lets, result }: FunctionDeclaration): readonly Expression[] {
  return [...lets.map(({ value }) => value), result];
}

function positionOf(
  { start, end, line, column }: Span,
  { source, offsets }: Place,
): SourcePosition {
  const at = (offset: number) => offsets[offset] ?? 0;
  return {
    fileName: source.file,
    line,
    column: at(start) - at(start - (column - 1)) + 1,
    currentOffset: at(start),
    endOffset: at(end) - 1,
  };
}

/** Returns the number of characters before each offset of a text, including its end. */
function characterOffsets(text: string): Uint32Array {
  const offsets = new Uint32Array(text.length + 1);
  let at = 0;
  let characters = 0;
  for (const character of text) {
    offsets.fill(characters, at, at + character.length);
    at += character.length;
    characters += 1;
  }
  offsets[at] = characters;
  return offsets;
}
