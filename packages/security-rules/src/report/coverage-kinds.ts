import type { CoverageReport, ExpressionReport } from './coverage.ts';

/** An expression of a coverage report, with the kinds of its values. */
export interface SeenExpression {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** `true` and `false` are separate kinds; empty if it was never evaluated. */
  readonly kinds: readonly string[];
}

/** Expressions by position. */
export type SeenExpressions = Readonly<Record<string, SeenExpression>>;

/** Namespaces of functions, which are reported but have no values. */
const NAMESPACES: ReadonlySet<string> = new Set([
  'duration',
  'firestore',
  'hashing',
  'latlng',
  'math',
  'timestamp',
]);

/** Reduces a coverage report to the kinds of values; a report holds every value, which is much more. */
export function coverageKinds({ rules, report = [] }: CoverageReport): SeenExpressions {
  const characters = Array.from(rules.files[0]?.content ?? '');
  const seen: Record<string, SeenExpression> = {};
  for (const expression of report) note(expression, characters, seen);
  return seen;
}

/** Combines reports of the same rules. */
export function mergeCoverage(reports: readonly SeenExpressions[]): SeenExpressions {
  const all: Record<string, SeenExpression> = {};
  for (const [key, one] of reports.flatMap((report) => Object.entries(report))) {
    const kinds = new Set([...(all[key]?.kinds ?? []), ...one.kinds]);
    all[key] = { ...one, kinds: [...kinds] };
  }
  return all;
}

/** An expression whose coverage has a gap. */
export interface CoverageGap extends SeenExpression {
  readonly gap: 'never evaluated' | 'only true' | 'only false';
}

/** How much of the rules is covered. */
export interface CoverageSummary {
  /** Expressions, and conditions counted twice: once for each value. */
  readonly total: number;
  readonly covered: number;
  readonly gaps: readonly CoverageGap[];
}

/** Finds expressions that were never evaluated, and conditions that were never both true and false. */
export function summarizeCoverage(seen: SeenExpressions): CoverageSummary {
  let [total, covered] = [0, 0];
  const gaps: CoverageGap[] = [];
  for (const one of Object.values(seen)) {
    if (one.kinds.length === 0 && NAMESPACES.has(one.text)) continue;
    const isCondition = one.kinds.some((kind) => kind === 'true' || kind === 'false');
    const isOneWay = isCondition && one.kinds.length === 1;
    total += isCondition ? 2 : 1;
    if (one.kinds.length === 0) {
      gaps.push({ ...one, gap: 'never evaluated' });
    } else {
      covered += isCondition && !isOneWay ? 2 : 1;
      if (isOneWay)
        gaps.push({ ...one, gap: one.kinds[0] === 'true' ? 'only true' : 'only false' });
    }
  }
  return { total, covered, gaps };
}

function note(
  { sourcePosition, values = [], children = [] }: ExpressionReport,
  characters: readonly string[],
  seen: Record<string, SeenExpression>,
): void {
  const { fileName, line, column, currentOffset, endOffset } = sourcePosition;
  const key = `${fileName} ${currentOffset} ${endOffset}`;
  const text = characters
    .slice(currentOffset, endOffset + 1)
    .join('')
    .replaceAll(/\s+/g, ' ');
  const kinds = new Set(seen[key]?.kinds);
  for (const { value } of values) {
    const [kind] = Object.keys(value);
    // An empty value counts how often it was skipped.
    if (kind !== undefined) kinds.add(kind === 'boolValue' ? String(value[kind]) : kind);
  }
  seen[key] = { file: fileName, line, column, text, kinds: [...kinds] };
  for (const child of children) note(child, characters, seen);
}
