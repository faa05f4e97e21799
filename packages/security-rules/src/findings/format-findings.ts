import type { Finding } from './finding.ts';

/** Writes findings for people, each with its position on the first line. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ file, line, column, severity, code, message, fix }) => {
      return `${file}:${line}:${column}  ${severity}  ${code}\n  ${message}\n  ${fix}\n`;
    })
    .join('');
}

/** Counts findings by severity, as a phrase. */
export function countFindings(findings: readonly Finding[]): string {
  const counts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  return counts.length === 0 ? 'no findings' : counts.join(', ');
}
