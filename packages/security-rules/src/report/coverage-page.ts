import type { CoverageReport, ExpressionReport } from './coverage.ts';

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.6 ui-monospace, monospace; }
body { margin: 2rem; }
h1, p { font: 1rem system-ui; }
h1 { font-size: 1.2rem; font-weight: 600; }
pre { white-space: pre-wrap; }
span[title] { border-radius: 3px; cursor: help; }
.hit { background: color-mix(in srgb, #1a7f37 14%, transparent); }
.never { background: color-mix(in srgb, #cf222e 18%, transparent); }
`;

/** Shows a coverage report as a page: the source, with the values of each expression on hover. */
export function coveragePage({ rules, report = [] }: CoverageReport): string {
  const source = rules.files.map(({ content }) => markUp(Array.from(content), report)).join('\n');
  const all = report.flatMap(withParts);
  const reached = all.filter(isReached).length;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Rule coverage</title><style>${STYLE}</style></head>
<body>
<h1>Rule coverage</h1>
<p>${reached} of ${all.length} expressions were evaluated. Point at one to see its values.</p>
<pre>${source}</pre>
</body>
</html>
`;
}

const LONGEST = 300;

interface Mark {
  readonly at: number;
  readonly length: number;
  readonly opens: boolean;
  readonly html: string;
}

function markUp(characters: readonly string[], report: readonly ExpressionReport[]): string {
  const marks = report.flatMap(marksOf).sort(inOrder);
  let html = '';
  let at = 0;
  for (const mark of marks) {
    html += escape(characters.slice(at, mark.at).join('')) + mark.html;
    at = mark.at;
  }
  return html + escape(characters.slice(at).join(''));
}

function withParts(report: ExpressionReport): readonly ExpressionReport[] {
  return [report, ...(report.children ?? []).flatMap(withParts)];
}

function isReached({ values = [] }: ExpressionReport): boolean {
  return values.some(({ value }) => Object.keys(value).length > 0);
}

function marksOf(report: ExpressionReport): Mark[] {
  const { sourcePosition, values = [], children = [] } = report;
  const { currentOffset: start, endOffset } = sourcePosition;
  const length = endOffset + 1 - start;
  const lines = values.map(({ value, count }) => `${count} × ${describe(value)}`);
  const title = lines.length === 0 ? 'never evaluated' : lines.join('\n');
  const open = `<span class="${isReached(report) ? 'hit' : 'never'}" title="${escape(title)}">`;
  return [
    { at: start, length, opens: true, html: open },
    ...children.flatMap(marksOf),
    { at: start + length, length, opens: false, html: '</span>' },
  ];
}

/** Compares marks: closing before opening; outer ones open first and close last. */
function inOrder(one: Mark, other: Mark): number {
  if (one.at !== other.at) return one.at - other.at;
  if (one.opens !== other.opens) return one.opens ? 1 : -1;
  return one.opens ? other.length - one.length : one.length - other.length;
}

function describe(value: object): string {
  if (Object.keys(value).length === 0) return 'skipped';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
