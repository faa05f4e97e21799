import { parseFieldPath } from '../value/field-path.ts';
import type { IndexDefinition, IndexField } from './index-definition.ts';

/** A comma, a path whose segments may be quoted, and a mode. */
const FIELD = /,((?:`(?:[^`\\]|\\.)*`|[^`,\s])+) (asc|desc|contains)/gsu;

/** Parses what `indexKey` writes. */
export function parseIndexKey(key: string): IndexDefinition {
  const fields = [...key.matchAll(FIELD)].map(([, path = '', mode]) => {
    return { path: parseFieldPath(path), mode: mode as IndexField['mode'] };
  });
  return { scope: key.startsWith('group,') ? 'group' : 'collection', fields };
}
