import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './text-folders.ts';

/** Tabs of a group and the places of the bar and the rail; code names them beside their paths. */
const TABS = [
  'groups:title',
  'expenses:title',
  'balances:title',
  'balances:insights',
  'balances:activity',
  'groups:settings',
  'common:search',
  'account:title',
] as const;

const SCREENS = ['apps/web/src/**/*.tsx', 'packages/auth-ui/src/**/*.tsx'];
const BUTTON = /<Button\b[^]*?<\/Button>/gu;
/** A text by itself, or either side of a choice; what an attribute says follows `=`. */
const CHILD = /(?:^|>)\s*(?:\{|\? |: )(?:[^{}\n]*\? )?t\(\s*'([\w:]+)'/gmu;

/** The keys of texts that stand on a button or a tab, where there is little room. */
export function buttonKeys(): ReadonlySet<string> {
  const keys = new Set<string>(TABS);
  for (const path of globSync(SCREENS, { cwd: ROOT })) {
    if (/\.(test|stories)\.tsx$/u.test(path)) continue;
    const code = readFileSync(join(ROOT, path), 'utf8');
    for (const [button] of code.matchAll(BUTTON)) {
      for (const [, key = ''] of button.matchAll(CHILD)) keys.add(key);
    }
  }
  return keys;
}
