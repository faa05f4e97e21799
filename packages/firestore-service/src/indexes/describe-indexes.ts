import type { GroupIndexes } from './index-config.ts';
import { indexKey } from './index-definition.ts';

/** A text that changes whenever the entries that definitions lead to may change. */
export function describeIndexes({ composites, overrides, ttl }: GroupIndexes): string {
  if (composites.length === 0 && overrides.size === 0 && ttl === undefined) return '';
  const fields = [...overrides].map(([path, { modes }]) => [path, modes]);
  return JSON.stringify({ composites: composites.map(indexKey).sort(), fields, ttl });
}
