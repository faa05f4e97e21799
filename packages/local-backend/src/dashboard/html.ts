import { escapeHtml } from '@quits/service-base';

/** Rows that a page shows at most. */
export const SHOWN = 200;

/** Escaped markup. */
export interface Markup {
  readonly html: string;
}

/** A cell: plain text, or markup. */
export type Cell = string | Markup;

/** Renders a table; without rows, a sentence. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  empty: string,
): string {
  if (rows.length === 0) return `<p class="quiet">${escapeHtml(empty)}</p>`;
  const cells = headings
    .map((heading) => `<th scope="col" role="columnheader">${escapeHtml(heading)}</th>`)
    .join('');
  const body = rows
    .map((row) => {
      const shown = row.map(
        (cell, index) =>
          `<td role="cell" data-label="${escapeHtml(headings[index] ?? '')}">${markup(cell)}</td>`,
      );
      return `<tr role="row">${shown.join('')}</tr>`;
    })
    .join('\n');
  // On small screens rows become blocks, which would lose their semantics without roles.
  return `<table role="table"><thead role="rowgroup"><tr role="row">${cells}</tr></thead>
<tbody role="rowgroup">${body}</tbody></table>`;
}

/** Renders name–value pairs; leaves out empty values. */
export function facts(entries: readonly (readonly [name: Cell, value: Cell])[]): string {
  const rows = entries
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<div><dt>${markup(name)}</dt><dd>${markup(value)}</dd></div>`);
  return `<dl>${rows.join('\n')}</dl>`;
}

/** Renders a note if a page doesn't show everything. */
export function more(shown: number, all: number): string {
  return all > shown ? `<p class="quiet">The first ${shown} of ${all}.</p>` : '';
}

/** A link; the address is escaped, and only ours or one of the web becomes a link. */
export function link(address: string, label: string): Cell {
  const isSafe = /^(?:https?:\/\/|\/)/.test(address);
  if (!isSafe) return label;
  return { html: `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>` };
}

/** Renders a value for debugging. */
export function code(value: unknown): Markup {
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
