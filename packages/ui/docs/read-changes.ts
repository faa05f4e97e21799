import { existsSync, globSync, readFileSync } from 'node:fs';
import type { KitChange } from './component-facts.ts';

const PACKAGE = new URL('../', import.meta.url).pathname;
const CHANGESETS = new URL('../../../.changeset/', import.meta.url).pathname;

/** Reads the changes of the kit: changesets that wait for a release, then the versions of its changelog. */
export function readChanges(): readonly KitChange[] {
  const waiting = globSync('*.md', { cwd: CHANGESETS })
    .map((file) => readFileSync(`${CHANGESETS}${file}`, 'utf8'))
    .flatMap((text) => changesetText(text));
  const changelog = `${PACKAGE}CHANGELOG.md`;
  const released = existsSync(changelog) ? parseChangelog(readFileSync(changelog, 'utf8')) : [];
  return waiting.length === 0 ? released : [{ version: 'next', lines: waiting }, ...released];
}

/** Returns the lines of a changeset if it is about the kit. */
export function changesetText(text: string): readonly string[] {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(text) ?? [];
  return front.includes("'@quits/ui'") ? linesOf(body) : [];
}

/** Returns the versions of a changelog as changesets writes it. */
export function parseChangelog(text: string): readonly KitChange[] {
  return text
    .split(/^## /mu)
    .slice(1)
    .map((part) => {
      const [version = '', ...rest] = part.split('\n');
      return { version: version.trim(), lines: linesOf(rest.join('\n')) };
    });
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.startsWith('### '));
}
