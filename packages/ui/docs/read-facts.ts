import { globSync, readFileSync } from 'node:fs';
import { exportedNames, scriptSize, scriptSizes, styleSize, styleSizeOf } from '../tests/bundle.ts';
import type { ComponentFacts, KitFacts } from './component-facts.ts';
import { readChanges } from './read-changes.ts';
import { sheetsOf, usedTokens } from './used-tokens.ts';

const PACKAGE = new URL('../', import.meta.url).pathname;

/** Stories that repeat others in a different layout, which the tests don't check with axe again. */
const REPEATED = new Set(['Narrow', 'RightToLeft', 'LongText']);

/** Measures every component that has documentation. Takes seconds. */
export async function readFacts(): Promise<KitFacts> {
  const names = await exportedNames();
  const sizes = await scriptSizes(names);
  const paths = globSync('*/*.docs.ts', { cwd: `${PACKAGE}src` })
    .map((file) => file.replace(/\.docs\.ts$/u, ''))
    .sort();
  const components = await Promise.all(
    paths.map(async (path) => [path, await factsOf(path, sizes)] as const),
  );
  const manifest: unknown = JSON.parse(readFileSync(`${PACKAGE}package.json`, 'utf8'));
  return {
    version: String(Object(manifest).version),
    size: { script: await scriptSize(names), styles: await styleSize(names) },
    components: Object.fromEntries(components),
    changes: readChanges(),
  };
}

async function factsOf(path: string, sizes: ReadonlyMap<string, number>): Promise<ComponentFacts> {
  const read = (ending: string) => readFileSync(`${PACKAGE}src/${path}${ending}`, 'utf8');
  const [, list = ''] = /components: \[([^\]]*)\]/u.exec(read('.docs.ts')) ?? [];
  const names = [...list.matchAll(/'(\w+)'/gu)].flatMap(([, name]) => name ?? []);
  const stories = [...read('.stories.tsx').matchAll(/^export const (\w+)/gmu)].map(
    ([, name]) => name ?? '',
  );
  const axe = stories.filter((name) => !REPEATED.has(name));
  // The folder's other components are next to it.
  const files = [`${path}.tsx`, ...names.map((name) => fileOf(path, name))];
  return {
    tokens: [...new Set(files.flatMap((file) => usedTokens(file)))].sort(),
    script: Object.fromEntries(names.map((name) => [name, sizes.get(name) ?? Number.NaN])),
    styles: await styleSizeOf([...new Set(files.flatMap((file) => sheetsOf(file)))]),
    stories: { all: stories.length, axe: axe.length },
  };
}

/** Returns the file of a component by the convention of names. */
function fileOf(path: string, name: string): string {
  const stem = name.replaceAll(/\B([A-Z])/gu, '-$1').toLowerCase();
  return `${path.split('/')[0] ?? ''}/${stem}.tsx`;
}
