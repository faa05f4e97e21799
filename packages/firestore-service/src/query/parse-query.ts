import type { Message } from '@quits/service-base';
import { parseNearest } from '../nearest/nearest.ts';
import { checkCollectionId, parseParentName } from '../name/resource-name.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { booleanAt, integerAt, messageAt, messagesAt, stringAt } from '../rpc/read-message.ts';
import { compareStrings } from '../value/compare-strings.ts';
import {
  formatFieldPath,
  isNamePath,
  NAME_PATH,
  parseFieldPath,
  type FieldPath,
} from '../value/field-path.ts';
import { parseValue } from '../value/parse-value.ts';
import { checkCombinations } from './check-combinations.ts';
import { fieldFilters } from './field-filters.ts';
import { parseFieldReference, parseFilter } from './parse-filter.ts';
import type { Cursor, Filter, Order, Query } from './query.ts';

const INEQUALITIES = new Set(['<', '<=', '>', '>=', '!=', 'not-in']);
const MAX_INEQUALITY_FIELDS = 10;

/**
 * Reads and checks a structured query and spells its order out.
 * @throws {RpcError} `INVALID_ARGUMENT`
 */
export function parseQuery(parentName: string, structured: Message): Query {
  const parent = parseParentName(parentName);
  const from = parseFrom(structured);
  const where = messageAt(structured, 'where');
  const filter = where === undefined ? undefined : parseFilter(where);
  checkCombinations(filter);
  const orderBy = completeOrder(parseOrders(structured), filter);
  checkNameEquality(filter, orderBy);
  const startAt = parseCursor(messageAt(structured, 'startAt'), orderBy, 'start');
  const endAt = parseCursor(messageAt(structured, 'endAt'), orderBy, 'end');
  const nearest = messageAt(structured, 'findNearest');
  const select = messageAt(structured, 'select');
  const limit = integerAt(structured, 'limit');
  const offset = integerAt(structured, 'offset') ?? 0;
  if (limit !== undefined && limit < 0) throw invalidArgument('limit is negative');
  if (offset < 0) throw invalidArgument('offset is negative');
  return {
    database: parent.database,
    parent: parent.path,
    ...from,
    orderBy,
    offset,
    ...(filter === undefined ? {} : { filter }),
    ...(startAt === undefined ? {} : { startAt }),
    ...(endAt === undefined ? {} : { endAt }),
    ...(limit === undefined ? {} : { limit }),
    ...(nearest === undefined ? {} : { nearest: parseNearest(nearest) }),
    ...(select === undefined ? {} : { select: parseSelect(select) }),
  };
}

function parseFrom(structured: Message): Pick<Query, 'collectionId' | 'allDescendants'> {
  const [selector, ...others] = messagesAt(structured, 'from');
  if (others.length > 0) throw invalidArgument('A query must have at most one selector in from.');
  const allDescendants = selector === undefined ? true : booleanAt(selector, 'allDescendants');
  const id = selector === undefined ? '' : stringAt(selector, 'collectionId');
  return id === '' ? { allDescendants } : { collectionId: checkCollectionId(id), allDescendants };
}

function parseOrders(structured: Message): Order[] {
  return messagesAt(structured, 'orderBy').map((order) => {
    const direction = stringAt(order, 'direction');
    if (!['', 'DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING'].includes(direction)) {
      throw invalidArgument(`Unknown direction "${direction}".`);
    }
    return { path: parseFieldReference(order), descending: direction === 'DESCENDING' };
  });
}

/** Adds the orders that a query implies: its inequality fields, then the name. */
function completeOrder(explicit: readonly Order[], filter: Filter | undefined): Order[] {
  const orders = [...explicit];
  const atName = orders.findIndex((order) => isNamePath(order.path));
  if (atName !== -1 && atName !== orders.length - 1) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
  const known = new Set(orders.map((order) => formatFieldPath(order.path)));
  if (known.size !== orders.length) {
    throw invalidArgument('order by clause cannot contain duplicate fields');
  }
  const descending = orders.at(-1)?.descending ?? false;
  const inequalities = inequalityPaths(filter);
  if (inequalities.length > MAX_INEQUALITY_FIELDS) {
    throw invalidArgument(
      `Too many inequality fields: at most ${MAX_INEQUALITY_FIELDS} are supported in one query.`,
    );
  }
  for (const path of atName === -1 ? inequalities : []) {
    if (!known.has(formatFieldPath(path))) orders.push({ path, descending });
  }
  if (!orders.some((order) => isNamePath(order.path))) {
    orders.push({ path: [NAME_PATH], descending });
  }
  return orders;
}

/** Returns the distinct fields with an inequality, in lexicographic order, the name last. */
function inequalityPaths(filter: Filter | undefined): FieldPath[] {
  const paths = new Map<string, FieldPath>();
  for (const { op, path } of fieldFilters(filter)) {
    if (INEQUALITIES.has(op)) paths.set(formatFieldPath(path), path);
  }
  const named = [...paths].sort(([a], [b]) => compareStrings(a, b)).map(([, path]) => path);
  return [
    ...named.filter((path) => !isNamePath(path)),
    ...named.filter((path) => isNamePath(path)),
  ];
}

function checkNameEquality(filter: Filter | undefined, orderBy: readonly Order[]): void {
  const filters = fieldFilters(filter);
  const unequal = filters.filter(({ op }) => INEQUALITIES.has(op));
  const onName = filters.some(({ op, path }) => op === '==' && isNamePath(path));
  if (onName && unequal.length > 0 && !unequal.some(({ path }) => isNamePath(path))) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  const missing = unequal.find(({ path }) => !orderBy.some((order) => samePath(order.path, path)));
  if (missing !== undefined) {
    throw invalidArgument(
      `inequality filter property and first sort order must be the same: ${formatFieldPath(missing.path)} and ${formatFieldPath(orderBy[0]?.path ?? [])}`,
    );
  }
}

function samePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((segment, i) => segment === b[i]);
}

function parseCursor(
  cursor: Message | undefined,
  orderBy: readonly Order[],
  side: 'start' | 'end',
): Cursor | undefined {
  if (cursor === undefined) return undefined;
  const raw = cursor['values'] ?? [];
  if (!Array.isArray(raw)) throw invalidArgument('Cursor values must be a list.');
  const values = raw.map((value: unknown) => parseValue(value));
  if (values.length > orderBy.length) {
    throw invalidArgument(`Cursor has too many values for the ${side} position.`);
  }
  for (const [i, value] of values.entries()) {
    const order = orderBy[i];
    if (order !== undefined && isNamePath(order.path) && !('referenceValue' in value)) {
      throw invalidArgument(`Cursor value for __name__ must be a reference.`);
    }
  }
  return { values, before: booleanAt(cursor, 'before') };
}

function parseSelect(select: Message): FieldPath[] {
  return messagesAt(select, 'fields').map((field) => parseFieldPath(stringAt(field, 'fieldPath')));
}
