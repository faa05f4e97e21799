import type { Fields, Value } from '@quits/service-base';
import { writePath } from './encode-path.ts';
import { compareStrings } from './compare-strings.ts';
import { vectorElements } from './compare.ts';
import { KeyWriter } from './key-writer.ts';
import { numericOf, type NumberValue } from './number.ts';
import { parseTimestamp } from './timestamp.ts';
import { isVector, TYPE_ORDER } from './type-order.ts';

const SECONDS_OFFSET = 62_135_596_800;
const END = 0;
const ENTRY = 1;

/** Encodes a value so that bytes sort like `compareValues` and equal values have equal bytes. */
export function writeValue(writer: KeyWriter, value: Value): void {
  if ('stringValue' in value) {
    writer.byte(TYPE_ORDER.string);
    writer.text(value.stringValue);
  } else if ('integerValue' in value || 'doubleValue' in value) {
    writer.byte(TYPE_ORDER.number);
    writeNumber(writer, value);
  } else if ('booleanValue' in value) {
    writer.byte(TYPE_ORDER.boolean);
    writer.byte(Number(value.booleanValue));
  } else if ('timestampValue' in value) {
    const { seconds, micros } = parseTimestamp(value.timestampValue);
    writer.byte(TYPE_ORDER.timestamp);
    writer.unsigned(seconds + SECONDS_OFFSET, 6);
    writer.unsigned(micros, 3);
  } else if ('nullValue' in value) {
    writer.byte(TYPE_ORDER.null);
  } else if ('bytesValue' in value) {
    writer.byte(TYPE_ORDER.bytes);
    writer.terminated(Buffer.from(value.bytesValue, 'base64'));
  } else if ('referenceValue' in value) {
    writer.byte(TYPE_ORDER.reference);
    writePath(writer, value.referenceValue);
  } else if ('geoPointValue' in value) {
    writer.byte(TYPE_ORDER.geoPoint);
    writer.double(value.geoPointValue.latitude ?? 0);
    writer.double(value.geoPointValue.longitude ?? 0);
  } else if ('arrayValue' in value) {
    writer.byte(TYPE_ORDER.array);
    for (const element of value.arrayValue.values ?? []) writeValue(writer, element);
    writer.byte(END);
  } else if (isVector(value)) {
    writeVector(writer, vectorElements(value.mapValue.fields ?? {}));
  } else {
    writer.byte(TYPE_ORDER.map);
    writeMap(writer, value.mapValue.fields ?? {});
  }
}

/** The order-preserving key of one value. */
export function encodeValue(value: Value): Buffer {
  const writer = new KeyWriter();
  writeValue(writer, value);
  return writer.finish();
}

/**
 * Encodes a number. A double can't hold every int64, so it is written as the greatest double not
 * above it and the difference (below 1024), which orders integers and doubles exactly.
 */
function writeNumber(writer: KeyWriter, value: NumberValue): void {
  const number = numericOf(value);
  if (typeof number === 'number') {
    writer.double(number);
    writer.unsigned(0, 2);
    return;
  }
  let floor = Number(number);
  if (BigInt(floor) > number) floor = previousDouble(floor);
  writer.double(floor);
  writer.unsigned(Number(number - BigInt(floor)), 2);
}

function previousDouble(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return view.getFloat64(0);
}

function writeVector(writer: KeyWriter, elements: readonly Value[]): void {
  writer.byte(TYPE_ORDER.vector);
  writer.unsigned(elements.length, 4);
  for (const element of elements) writeValue(writer, element);
}

function writeMap(writer: KeyWriter, fields: Fields): void {
  for (const key of Object.keys(fields).sort(compareStrings)) {
    writer.byte(ENTRY);
    writer.text(key);
    const value = fields[key];
    if (value !== undefined) writeValue(writer, value);
  }
  writer.byte(END);
}
