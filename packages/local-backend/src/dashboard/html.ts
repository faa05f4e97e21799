import { escapeHtml } from '../server/page.ts';

/** A cell: plain text, or markup that was made safe. */
export type Cell = string | { readonly html: string };

/** A table; without rows a sentence says so. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  empty: string,
): string {
  if (rows.length === 0) return `<p class="quiet">${escapeHtml(empty)}</p>`;
  const cells = headings.map((heading) => `<th scope="col">${escapeHtml(heading)}</th>`).join('');
  const isNamed = headings.some((heading) => heading !== '');
  const head = isNamed ? `<thead><tr>${cells}</tr></thead>` : '';
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${markup(cell)}</td>`).join('')}</tr>`)
    .join('\n');
  return `<div class="scroll"><table>${head}<tbody>${body}</tbody></table></div>`;
}

/** A link; the address is escaped, and only ours or one of the web becomes a link. */
export function link(address: string, label: string): Cell {
  const isSafe = /^(?:https?:\/\/|\/)/.test(address);
  if (!isSafe) return label;
  return { html: `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>` };
}

/** Values for people who debug. */
export function code(value: unknown): Cell {
  const shown = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return { html: `<pre>${escapeHtml(shown)}</pre>` };
}

/** A button that posts to an address of the dashboard. */
export function button(action: string, label: string): string {
  return `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(label)}</button></form>`;
}

/** A time for people: day and second, in UTC. */
export function time(value: number | string | undefined): string {
  if (value === undefined) return '';
  return new Date(value).toISOString().replace('T', ' ').slice(0, 19);
}

/** A size for people. */
export function size(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const units = ['KiB', 'MiB', 'GiB'];
  const exponent = Math.min(Math.floor(Math.log2(bytes) / 10), units.length);
  return `${(bytes / 1024 ** exponent).toFixed(1)} ${units[exponent - 1]}`;
}

function markup(cell: Cell): string {
  return typeof cell === 'string' ? escapeHtml(cell) : cell.html;
}
