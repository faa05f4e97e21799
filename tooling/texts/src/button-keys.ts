import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './text-folders.ts';

/** Keys of a group's tabs and of the navigation items, which the code lists next to their paths. */
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
/** Matches a text that is a child, alone or in a conditional; the text of an attribute follows `=`. */
const CHILD = /(?:^|>)\s*(?:\{|\? |: )(?:[^{}\n]*\? )?t\(\s*'([\w:]+)'/gmu;

/** Returns the keys of the texts on buttons and tabs, which have little room. */
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
