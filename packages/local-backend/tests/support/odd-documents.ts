import type { ExportedDocument } from '../../src/transfer/read-entity.ts';

const ODD_IDS = [
  'plain',
  'ünï çødé 😀',
  'a b+c%2Fd',
  'quote\'"back\\slash',
  '__id7__',
  '__id-9223372036854775808__',
  '.dots..in.id.',
  'tab\tand\nline',
  '~!@#$^&*()[]{}|;:,<>?`',
  'x'.repeat(400),
] as const;

/** Values of every type and at its limits, in the form of the wire. */
const VALUES = [
  { nullValue: null },
  { booleanValue: true },
  { booleanValue: false },
  { integerValue: '9223372036854775807' },
  { integerValue: '-9223372036854775808' },
  { doubleValue: Number.NaN },
  { doubleValue: -0 },
  { doubleValue: Infinity },
  { doubleValue: -Infinity },
  { doubleValue: 0.1 + 0.2 },
  { doubleValue: 5e-324 },
  { doubleValue: Number.MAX_VALUE },
  { doubleValue: 3 },
  { stringValue: '' },
  { stringValue: 'Ann & Ben: 12,50 € – 晩ご飯 🍜\u0000' },
  { bytesValue: '' },
  { bytesValue: 'AAEC/w==' },
  { timestampValue: '0001-01-01T00:00:00Z' },
  { timestampValue: '1969-12-31T23:59:59.999999Z' },
  { timestampValue: '2026-11-24T18:30:00.123000Z' },
  { timestampValue: '9999-12-31T23:59:59.999999Z' },
  { geoPointValue: { latitude: -90, longitude: 179.999_999_999 } },
  { geoPointValue: { latitude: 0, longitude: -0.5 } },
  { referenceValue: 'projects/other/databases/archive/documents/a/__id3__/b/ü' },
  { mapValue: { fields: {} } },
  { mapValue: { fields: { 'é"`\\': { nullValue: null }, 'a.b': { arrayValue: {} } } } },
  { mapValue: { fields: { x: { mapValue: { fields: { y: { doubleValue: -0 } } } } } } },
  {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 0.5 }, { doubleValue: -1 }] } },
      },
    },
  },
  { arrayValue: {} },
  { arrayValue: { values: [{ nullValue: null }] } },
] as const;

/**
 * Returns a document with values of every type, by number: each one differs, some are below documents that don't exist, some in another
 * database, and some ids have characters that paths of files can't have.
 */
export function oddDocument(n: number): ExportedDocument {
  const odd = ODD_IDS[n % ODD_IDS.length] ?? '';
  const id = n % 3 === 0 ? `${odd.startsWith('__id') ? 'x' : ''}${odd}${n}` : `d${n}`;
  const parent = n % 4 === 0 ? `missing/${odd}/` : '';
  const value = (at: number) => VALUES[(n * 7 + at * 11) % VALUES.length] ?? { nullValue: null };
  const elements = [0, 1, 2].map(value).filter((one) => !('arrayValue' in one));
  return {
    database: n % 50 === 0 ? 'archive' : '(default)',
    path: `${parent}items${n % 5}/${id}`,
    fields: {
      number: { integerValue: String(n) },
      value: value(0),
      [`field ${n % 9}`]: value(3),
      nested: { mapValue: { fields: { a: value(4), list: { arrayValue: { values: elements } } } } },
      list: { arrayValue: { values: elements } },
      text: { stringValue: `${n}:`.repeat(n % 997 === 0 ? 30_000 : n % 20) },
    },
  };
}

/** Returns a document in a form that is equal for equal documents. */
export function canonical({ database, path, fields }: ExportedDocument): string {
  return `${database}/${path} ${textOf(fields)}`;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(
      // An empty list may be written in two ways.
      ([name, one]) => !(name === 'values' && Array.isArray(one) && one.length === 0),
    );
    return `{${entries
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => `${JSON.stringify(name)}:${textOf(one)}`)
      .join()}}`;
  }
  return Object.is(value, -0) ? '-0' : `${typeof value}:${String(value)}`;
}
