import type { Value } from '@quits/service-base';
import { compareValues } from '../../value/compare.ts';
import { isNumber } from '../../value/number.ts';
import { isVector } from '../../value/type-order.ts';
import { vectorElements } from '../../value/compare.ts';
import { EvaluationError } from '../evaluation-error.ts';
import { FAILED, integer, list, map, NULL, text, type Outcome } from '../outcome.ts';
import {
  ANY_COUNT,
  ofFirst,
  ofValues,
  strict,
  type PipelineFunctions,
} from '../pipeline-function.ts';
import { sameValue } from '../same-value.ts';
import { addNumbers } from './number-functions.ts';

/** Functions of lists, and those that lists share with texts, bytes and maps. */
export const arrayFunctions: PipelineFunctions = {
  array: ofValues(0, ANY_COUNT, list),
  array_concat: strict(1, ANY_COUNT, (lists) => {
    const all = lists.map(itemsOf);
    return all.includes(undefined) ? FAILED : list(all.flatMap((items) => items ?? []));
  }),
  array_length: ofList((items) => integer(items.length)),
  array_reverse: ofList((items) => list(items.toReversed())),
  // An empty array has no such element, so the result is absent.
  array_first: end((items) => items[0]),
  array_last: end((items) => items.at(-1)),
  array_first_n: counted((items, count) => items.slice(0, count)),
  array_last_n: counted((items, count) => items.slice(Math.max(items.length - count, 0))),
  maximum_n: counted((items, count) => sorted(items).reverse().slice(0, count)),
  minimum_n: counted((items, count) => sorted(items).slice(0, count)),
  array_get: strict(2, 2, ([values = NULL, at = NULL]) => {
    const items = itemsOf(values);
    // Elements beyond an array's ends are absent, as are elements of other values.
    if (items === undefined) return undefined;
    return 'integerValue' in at ? items.at(Number(at.integerValue)) : FAILED;
  }),
  array_slice: ofFirst(2, 3, ([values = NULL, from = NULL, length]) => {
    const items = itemsOf(values);
    if (items === undefined || !('integerValue' in from)) return FAILED;
    if (length !== undefined && !('integerValue' in length)) return FAILED;
    const given = Number(from.integerValue);
    const start = given < 0 ? Math.max(items.length + given, 0) : given;
    const count = length === undefined ? Infinity : Number(length.integerValue);
    if (count < 0) throw new EvaluationError('length must be non-negative');
    return list(items.slice(start, start + count));
  }),
  array_index_of: ofFirst(2, 3, ([values = NULL, wanted = NULL, side = text('first')]) => {
    const places = placesOf(values, wanted);
    if (places === undefined || !('stringValue' in side)) return FAILED;
    return integer((side.stringValue === 'last' ? places.at(-1) : places[0]) ?? -1);
  }),
  array_index_of_all: ofFirst(2, 2, ([values = NULL, wanted = NULL]) => {
    const places = placesOf(values, wanted);
    return places === undefined
      ? FAILED
      : list(places.map((place) => ({ integerValue: String(place) })));
  }),
  sum: ofList((items) => {
    let total: Outcome = { integerValue: '0' };
    for (const item of items) {
      if ('nullValue' in item) continue;
      if (!isNumber(item) || total === FAILED || total === undefined || !isNumber(total)) {
        return FAILED;
      }
      total = addNumbers(total, item);
    }
    return total;
  }),
  length: strict(1, 1, ([value = NULL]) => {
    if ('stringValue' in value) return integer(Array.from(value.stringValue).length);
    if ('bytesValue' in value) return integer(Buffer.byteLength(value.bytesValue, 'base64'));
    if ('arrayValue' in value) return integer((value.arrayValue.values ?? []).length);
    if (!('mapValue' in value)) return FAILED;
    const fields = value.mapValue.fields ?? {};
    return integer(isVector(value) ? vectorElements(fields).length : Object.keys(fields).length);
  }),
  reverse: strict(1, 1, ([value = NULL]) => {
    if ('stringValue' in value) return text(Array.from(value.stringValue).reverse().join(''));
    if ('bytesValue' in value) {
      const bytes = Buffer.from(value.bytesValue, 'base64').reverse();
      return { bytesValue: bytes.toString('base64') };
    }
    return 'arrayValue' in value ? list((value.arrayValue.values ?? []).toReversed()) : FAILED;
  }),
  concat: strict(2, ANY_COUNT, concat),
};

/** The elements of a list, `undefined` for any other value. */
function itemsOf(value: Value): readonly Value[] | undefined {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;
}

function ofList(apply: (items: readonly Value[]) => Outcome) {
  return strict(1, 1, ([value = NULL]) => {
    const items = itemsOf(value);
    return items === undefined ? FAILED : apply(items);
  });
}

function end(elementOf: (items: readonly Value[]) => Outcome) {
  return ofFirst(1, 1, ([value = NULL]) => {
    const items = itemsOf(value);
    return items === undefined ? FAILED : elementOf(items);
  });
}

function counted(take: (items: readonly Value[], count: number) => readonly Value[]) {
  return ofFirst(2, 2, ([value = NULL, count = NULL]) => {
    const items = itemsOf(value);
    if (items === undefined || !('integerValue' in count)) return FAILED;
    const number = Number(count.integerValue);
    return number < 0 ? FAILED : list(take(items, number));
  });
}

function sorted(items: readonly Value[]): Value[] {
  return items.filter((item) => !('nullValue' in item)).sort(compareValues);
}

function placesOf(values: Value, wanted: Value): number[] | undefined {
  const items = itemsOf(values);
  return items?.flatMap((item, place) => (sameValue(item, wanted) === true ? [place] : []));
}

/** Values of one type, one after the other. */
function concat(values: readonly Value[]): Outcome {
  const texts = values.flatMap((value) => ('stringValue' in value ? [value.stringValue] : []));
  if (texts.length === values.length) return text(texts.join(''));
  const bytes = values.flatMap((value) =>
    'bytesValue' in value ? [Buffer.from(value.bytesValue, 'base64')] : [],
  );
  if (bytes.length === values.length)
    return { bytesValue: Buffer.concat(bytes).toString('base64') };
  const lists = values.flatMap((value) => ('arrayValue' in value ? [itemsOf(value) ?? []] : []));
  if (lists.length === values.length) return list(lists.flat());
  const maps = values.flatMap((value) =>
    'mapValue' in value ? [value.mapValue.fields ?? {}] : [],
  );
  return maps.length === values.length ? map(Object.assign({}, ...maps)) : FAILED;
}
