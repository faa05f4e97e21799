/** Writes a table; `|` in cells is escaped. The formatter aligns it. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns the text of tables without alignment, for comparison. */
export function withoutAlignment(text: string): string {
  return text.replace(/ {2,}(?=\|)/g, ' ').replace(/-{3,}/g, '---');
}

/** Sets a text in code style. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
