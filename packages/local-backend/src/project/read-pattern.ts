import { matchPattern } from '../hosting/site/match-pattern.ts';
import type { SitePattern } from '../hosting/site-config.ts';
import type { Section } from './section.ts';

/** Reads `source`, `glob` or `regex`; tells one that is missing or invalid, and returns `undefined`. */
export function readPattern(section: Section): SitePattern | undefined {
  const glob = section.text('source') ?? section.text('glob');
  section.skip('source', 'glob');
  const regex = section.text('regex');
  const pattern = glob === undefined ? (regex === undefined ? undefined : { regex }) : { glob };
  if (pattern === undefined) {
    section.note('source', 'is missing, so this entry is left out.');
    return undefined;
  }
  try {
    matchPattern(pattern);
    return pattern;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    section.note('regex', `is left out: ${reason}.`);
    return undefined;
  }
}
