/** A measurement with its bound, if it has one. */
export interface Figure {
  readonly what: string;
  /** Formatted, with its unit. */
  readonly measured: string;
  readonly bound?: string;
  readonly met?: boolean;
}

/** Creates a figure with an upper bound. */
export function atMost(what: string, value: number, most: number, unit: string): Figure {
  const measured = `${format(value)} ${unit}`;
  return { what, measured, bound: `< ${format(most)} ${unit}`, met: value < most };
}

/** Creates a figure without a bound. */
export function plain(what: string, value: number, unit: string): Figure {
  return { what, measured: `${format(value)} ${unit}` };
}

/** Prints figures as a Markdown table; the last column says whether a bound is met. */
export function printTable(title: string, figures: readonly Figure[]): void {
  const rows = figures.map(({ what, measured, bound = '', met }) => [
    what,
    measured,
    bound,
    met === undefined ? '' : met ? 'met' : 'NOT MET',
  ]);
  const all = [[title, 'measured', 'bound', ''], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  const rule = widths.map((width) => '-'.repeat(width));
  console.log(['', ...[head, rule, ...body].map(line), ''].join('\n'));
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

function format(value: number): string {
  return value < 100 && !Number.isInteger(value) ? value.toFixed(1) : value.toFixed(0);
}
