interface Expression {
  readonly sourcePosition: {
    readonly fileName: string;
    readonly line: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value: Readonly<Record<string, unknown>> }[];
  readonly children?: readonly Expression[];
}

/** A backend's coverage report for one kind of rules. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly content: string }[] };
  readonly report?: readonly Expression[];
}

/** An expression of the rules, with the kinds of its values; `true` and `false` are separate. */
interface SeenExpression {
  readonly where: string;
  readonly text: string;
  readonly values: readonly string[];
}

/** Expressions by position. */
export type Seen = Readonly<Record<string, SeenExpression>>;

/** Names of groups of functions; they have no values. */
const NAMESPACES = new Set(['timestamp', 'hashing', 'duration', 'firestore', 'math']);

/**
 * Returns the kinds of values of each expression; a report holds every value, which is a thousand
 * times as much.
 */
export function seenIn({ rules, report = [] }: CoverageReport): Seen {
  const source = Array.from(rules.files[0]?.content ?? '');
  const seen: Record<string, SeenExpression> = {};
  for (const expression of report) note(expression, source, seen);
  return seen;
}

/** The expressions that were never evaluated, and the conditions that were never both true and false. */
export function neverSeen(reports: readonly Seen[]): readonly string[] {
  const all = new Map<string, SeenExpression>();
  for (const [key, { where, text, values }] of reports.flatMap(Object.entries<SeenExpression>)) {
    all.set(key, { where, text, values: [...(all.get(key)?.values ?? []), ...values] });
  }
  return [...all.values()].flatMap(({ where, text, values }) => {
    if (values.length === 0 && NAMESPACES.has(text)) return [];
    if (values.length === 0) return [`${where} never evaluated: ${text}`];
    const [only, ...others] = new Set(values);
    const isOneWay = others.length === 0 && (only === 'true' || only === 'false');
    return isOneWay ? [`${where} only ever ${only}: ${text}`] : [];
  });
}

function note(
  { sourcePosition, values = [], children = [] }: Expression,
  source: readonly string[],
  seen: Record<string, SeenExpression>,
): void {
  const { fileName, line, currentOffset, endOffset } = sourcePosition;
  const key = `${fileName} ${currentOffset} ${endOffset}`;
  const text = source
    .slice(currentOffset, endOffset + 1)
    .join('')
    .replaceAll(/\s+/g, ' ');
  const kinds = new Set(seen[key]?.values);
  for (const { value } of values) {
    const [kind] = Object.keys(value);
    // An empty value counts how often it was skipped.
    if (kind !== undefined) kinds.add(kind === 'boolValue' ? String(value[kind]) : kind);
  }
  seen[key] = { where: `${fileName}:${line}`, text, values: [...kinds] };
  for (const child of children) note(child, source, seen);
}
