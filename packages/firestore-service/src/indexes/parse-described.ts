import { parseFieldPath, type FieldPath } from '../value/field-path.ts';
import type { FieldOverride, GroupIndexes } from './index-config.ts';
import { groupIndexes, AUTOMATIC_INDEXES } from './index-config.ts';
import { parseIndexKey } from './parse-index-key.ts';

/** Parses what `describeIndexes` writes, as far as index entries depend on it. */
export function parseDescribed(text: string): GroupIndexes {
  const automatic = groupIndexes(AUTOMATIC_INDEXES, '');
  if (text === '') return automatic;
  const { composites, fields, ttl } = JSON.parse(text) as {
    composites: string[];
    fields: [path: string, modes: FieldOverride['modes']][];
    ttl?: FieldPath;
  };
  const overrides = fields.map(([path, modes]): [string, FieldOverride] => [
    path,
    { path: path === '*' ? undefined : parseFieldPath(path), modes },
  ]);
  return {
    ...automatic,
    composites: composites.map(parseIndexKey),
    overrides: new Map(overrides),
    ...(ttl === undefined ? {} : { ttl }),
  };
}
