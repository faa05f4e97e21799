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

/** What a test file has left: a report for each kind of rules. */
export interface CoverageReport {
  readonly reports: readonly {
    readonly rules: { readonly files: readonly { readonly content: string }[] };
    readonly report?: readonly Expression[];
  }[];
}

interface Seen {
  readonly where: string;
  readonly text: string;
  readonly values: Set<string>;
}

/** Names of groups of functions; they have no values. */
const NAMESPACES = new Set(['timestamp', 'hashing', 'duration', 'firestore', 'math']);

/** The expressions that were never evaluated, and the conditions that were never both true and false. */
export function neverSeen(files: readonly CoverageReport[]): readonly string[] {
  const seen = new Map<string, Seen>();
  for (const { reports } of files) {
    for (const { rules, report = [] } of reports) {
      const source = Array.from(rules.files[0]?.content ?? '');
      for (const expression of report) note(expression, source, seen);
    }
  }
  return [...seen.values()].flatMap(({ where, text, values }) => {
    if (values.size === 0 && NAMESPACES.has(text)) return [];
    if (values.size === 0) return [`${where} never evaluated: ${text}`];
    const one = ['true', 'false'].filter((value) => values.has(value));
    const onlyOne = one.length === 1 && values.size === one.length;
    return onlyOne ? [`${where} only ever ${one[0] ?? ''}: ${text}`] : [];
  });
}

function note(expression: Expression, source: readonly string[], seen: Map<string, Seen>): void {
  const { fileName, line, currentOffset, endOffset } = expression.sourcePosition;
  const key = `${fileName} ${currentOffset} ${endOffset}`;
  const text = source
    .slice(currentOffset, endOffset + 1)
    .join('')
    .replaceAll(/\s+/g, ' ');
  const known = seen.get(key) ?? { where: `${fileName}:${line}`, text, values: new Set() };
  seen.set(key, known);
  for (const { value } of expression.values ?? []) {
    const [kind] = Object.keys(value);
    // An empty value counts how often it was skipped.
    if (kind !== undefined) known.values.add(kind === 'boolValue' ? String(value[kind]) : kind);
  }
  for (const child of expression.children ?? []) note(child, source, seen);
}
