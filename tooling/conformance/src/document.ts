import type { Row, Section } from './row.ts';
import { UNRECORDED } from './unrecorded.ts';

const STATES = ['tested', 'not there', 'unverified'] as const;

/** Writes the table as the document that people read. */
export function documentOf(sections: readonly Section[]): string {
  const rows = sections.flatMap((section) => section.rows);
  const count = (of: (row: Row) => boolean) => rows.filter((row) => of(row)).length;
  const backend = (kind: 'same' | 'stricter' | 'differs') =>
    count((row) => row.state === 'tested' && row.backend === kind);
  const tested = `${backend('same')} the same, ${backend('stricter')} stricter, ${backend('differs')} different`;
  return [
    '# Conformance',
    '',
    'What Firebase documents, what the embedded backend does, and the test that shows it. The rows are in',
    '[tooling/conformance](../tooling/conformance/src/rows); `npx --yes pnpm@12.21.0 conformance` writes this page from them.',
    '',
    `${rows.length} rows: ${STATES.map((state) => `${count((row) => row.state === state)} ${state}`).join(', ')}. Of those tested, ${tested}.`,
    '',
    '- **tested**: a test of this repository holds the backend to what the row says.',
    '- **not there**: the backend does not have it, or does not hold the limit.',
    '- **unverified**: the documents leave it open, or nothing here can tell; the row says what the backend does. A run against a',
    '  [real project](verify-firebase.md) records what the service does, under the name of the row, unless the row says why it cannot.',
    '',
    'A row that is marked as observed names what others measured at the service and published.',
    '',
    'On 2026-11-23, each URL was that of a stored copy of the documentation, or a stored page linked to it. No test opens the URLs,',
    'so whether they still work is unverified.',
    '',
    ...sections.flatMap(sectionOf),
  ].join('\n');
}

function sectionOf({ title, rows }: Section): string[] {
  return [
    `## ${title}`,
    '',
    '| row | documented | here | state, and the test |',
    '| --- | --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| \`${row.id}\` | [${cell(row.says)}](${row.source}) | ${cell(hereOf(row))} | ${shownOf(row)} |`,
    ),
    '',
  ];
}

function hereOf(row: Row): string {
  if (row.state !== 'tested') return row.how;
  const { backend, how } = row;
  if (backend === 'same') return how === undefined ? 'same' : `same: ${how}`;
  return how === undefined ? backend : `${backend}: ${how}`;
}

function shownOf(row: Row): string {
  const test = row.state === 'not there' ? undefined : row.test;
  const why = UNRECORDED[row.id];
  const state = why === undefined ? row.state : `${row.state}, and not recorded, since ${why}`;
  if (test === undefined) return state;
  const name = test.file.slice(test.file.lastIndexOf('/') + 1);
  const title = test.of === undefined ? test.title : `${test.title} (${test.of})`;
  return `${state}: [${name}](../${test.file}) ${code(title)}`;
}

/** Formats a title as code; it may contain backticks itself. */
function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${cell(text)}${fence}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
