import { readFileSync } from 'node:fs';
import type { TokenSheets } from './token-files.ts';

/** Reads the style sheets of the tokens from the sources. */
export function readSheets(): TokenSheets {
  const read = (name: string) =>
    readFileSync(new URL(`../src/tokens/${name}.css`, import.meta.url), 'utf8');
  return {
    color: read('color'),
    contrast: read('contrast'),
    people: read('people'),
    scale: read('scale'),
  };
}
