import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/children.ts';
import type { Source, Span } from '../syntax/source.ts';
import type { Outcome } from '../value/rules-value.ts';
import { CUT, reportValue, type ReportValue } from './report-value.ts';

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
/** Maps and lists of an expression that are looked at, which takes long; further ones are counted together. */
const MOST_LOOKED_AT = 100;
/** Maximum length of a value's JSON, in characters, since reports contain many values. */
const LONGEST = 5000;
const SKIPPED: ReportValue = {};
const OTHERS: Seen = { key: 'others', value: { others: true } };

/** A reported value and the key that identifies it. */
interface Seen {
  readonly key: string;
  readonly value: ReportValue;
}

interface Count {
  readonly value: ReportValue;
  count: number;
}

/** Counts of one expression. */
interface Counts {
  evaluations: number;
  readonly values: Map<string, Count>;
  /** Counts of outcomes that are no objects. */
  readonly plain: Map<Outcome, Count>;
  lookedAt: number;
}

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

  /** Returns a function that counts the outcomes of an expression; `undefined` if it isn't reported. */
  counterOf(expression: Expression): ((outcome: Outcome) => void) | undefined {
    if (!isReported(expression)) return undefined;
    const counts: Counts = this.#counts.get(expression) ?? {
      evaluations: 0,
      values: new Map(),
      plain: new Map(),
      lookedAt: 0,
    };
    this.#counts.set(expression, counts);
    return (outcome) => {
      counts.evaluations += 1;
      this.#countOf(counts, outcome).count += 1;
    };
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

  #countOf(counts: Counts, outcome: Outcome): Count {
    const known = counts.plain.get(outcome);
    if (known !== undefined) return known;
    if (typeof outcome === 'object' && outcome !== null) {
      if (counts.lookedAt >= MOST_LOOKED_AT) return countUnder(counts, OTHERS);
      counts.lookedAt += 1;
      return countUnder(counts, this.#see(outcome));
    }
    if (counts.values.size >= MOST_VALUES) return countUnder(counts, OTHERS);
    const count = countUnder(counts, this.#see(outcome));
    counts.plain.set(outcome, count);
    return count;
  }

  /** `around` is how often the expression around was evaluated, which may have skipped this one. */
  #report(expression: Expression, place: Place, around = 0): readonly ExpressionReport[] {
    if (!isReported(expression)) return [];
    const counts = this.#counts.get(expression);
    const evaluations = counts?.evaluations ?? 0;
    const children = childrenOf(expression).flatMap((child) =>
      this.#report(child, place, evaluations),
    );
    const values: Count[] = [...(counts?.values.values() ?? [])];
    if (around > evaluations) values.push({ value: SKIPPED, count: around - evaluations });
    return [
      {
        sourcePosition: positionOf(expression.span, place),
        ...(values.length === 0 ? {} : { values }),
        ...(children.length === 0 ? {} : { children }),
      },
    ];
  }
}

function countUnder({ values }: Pick<Counts, 'values'>, { key, value }: Seen): Count {
  const known = values.get(key);
  if (known !== undefined) return known;
  if (values.size >= MOST_VALUES && key !== OTHERS.key) return countUnder({ values }, OTHERS);
  const count = { value, count: 0 };
  values.set(key, count);
  return count;
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
