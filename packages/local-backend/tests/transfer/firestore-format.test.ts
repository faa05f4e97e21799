import { readFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  documentFiles,
  readDocumentFile,
  writeFirestoreExport,
} from '../../src/transfer/firestore-export.ts';
import { readEntity } from '../../src/transfer/read-entity.ts';
import { readRecords, RecordWriter } from '../../src/transfer/record-log.ts';
import { writeEntity } from '../../src/transfer/write-entity.ts';
import { documentOf, hex, logOf, propertyOf, sized } from './export-bytes.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quits-export-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const NO_KEY = '6a 04 6a 00 72 00';
const text = (value: string) => sized('1a', value);

/** Every type of value, as the official emulator writes it. */
const PROPERTIES = [
  propertyOf('list', hex('08 01'), 0, true),
  propertyOf('list', text('two'), 0, true),
  propertyOf('list', hex(''), 0, true),
  propertyOf('no', hex('10 00')),
  propertyOf('yes', hex('10 01')),
  propertyOf('bytes', sized('1a', Buffer.from([0, 1, 2, 255])), 14),
  propertyOf('half', hex('21 00 00 00 00 00 00 e0 3f')),
  propertyOf('nothing', hex('')),
  propertyOf('minus', hex('08 f9 ff ff ff ff ff ff ff ff 01')),
  propertyOf('place', hex('2b 31 00 00 00 00 00 c0 41 40 39 00 00 00 00 00 68 61 c0 2c'), 9),
  propertyOf('map', sized('1a', hex(NO_KEY, propertyOf('z', hex('10 01')), '82 01 00')), 19),
  propertyOf('empty', sized('1a', hex(NO_KEY, '82 01 00')), 19),
  propertyOf(
    'vector',
    sized(
      '1a',
      hex(
        NO_KEY,
        propertyOf('__vector__', hex('21 00 00 00 00 00 00 f0 3f'), 0, true),
        propertyOf('__vector__', hex('21 00 00 00 00 00 00 04 40'), 0, true),
        '82 01 00',
      ),
    ),
    19,
  ),
  propertyOf(
    'reference',
    hex(
      '63',
      sized('6a', 'dev~other'),
      '73',
      sized('7a', 'c'),
      '80 01 07',
      '74',
      sized('ba 01', 'db2'),
      '64',
    ),
  ),
  propertyOf('text', text('héllo 😀')),
  propertyOf('time', hex('08 80 eb be 82 dc bd 83 03'), 7),
  propertyOf('ancient', hex('08 80 80 d1 86 90 80 d0 91 ff 01'), 7),
];
const EMPTY_LIST = sized('72', hex('08 18', sized('1a', 'none'), '20 00 2a 00'));

const FIELDS = {
  none: { arrayValue: {} },
  list: {
    arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'two' }, { nullValue: null }] },
  },
  no: { booleanValue: false },
  yes: { booleanValue: true },
  bytes: { bytesValue: 'AAEC/w==' },
  half: { doubleValue: 0.5 },
  nothing: { nullValue: null },
  minus: { integerValue: '-7' },
  place: { geoPointValue: { latitude: 35.5, longitude: -139.25 } },
  map: { mapValue: { fields: { z: { booleanValue: true } } } },
  empty: { mapValue: { fields: {} } },
  vector: {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: [{ doubleValue: 1 }, { doubleValue: 2.5 }] } },
      },
    },
  },
  reference: { referenceValue: 'projects/other/databases/db2/documents/c/__id7__' },
  text: { stringValue: 'héllo 😀' },
  time: { timestampValue: '2024-01-02T03:04:05.123456Z' },
  ancient: { timestampValue: '0001-01-01T00:00:00Z' },
};
const RECORD = documentOf(['all', 'types'], [EMPTY_LIST, ...PROPERTIES]);
const DOCUMENT = { database: '(default)', path: 'all/types', fields: FIELDS };

it('reads every type of value', () => {
  expect(readEntity(RECORD)).toEqual(DOCUMENT);
});

it('writes the same bytes', () => {
  expect(writeEntity('demo', DOCUMENT).toString('hex')).toBe(RECORD.toString('hex'));
});

it('reads a document of another database, and one with a number', () => {
  expect(readEntity(documentOf(['c', 'x'], [], 'db2'))).toMatchObject({
    database: 'db2',
    path: 'c/x',
  });
  for (const id of ['__id7__', '__id-3__']) {
    const document = { database: '(default)', path: `a/b/c/${id}`, fields: {} };
    expect(readEntity(writeEntity('demo', document))).toEqual(document);
  }
});

const documentsOf = (place: string) =>
  documentFiles(place).flatMap((file) =>
    [...readDocumentFile(file)].map(({ document }) => document),
  );

it('keeps ids that look like numbers', () => {
  for (const id of ['__id007__', '__id-0__', '__id9223372036854775808__']) {
    const document = { database: '(default)', path: `a/${id}`, fields: {} };
    expect(readEntity(writeEntity('demo', document))).toEqual(document);
  }
});

it('reads and writes records of any length, like an independent writer of the format', () => {
  const lengths = fc.constantFrom(0, 1, 100, 32_754, 32_755, 32_760, 32_761, 32_762, 70_000);
  fc.assert(
    fc.property(fc.array(lengths, { maxLength: 6 }), (sizes) => {
      const records = sizes.map((size, index) => Buffer.alloc(size, index + 1));
      const log = logOf(records);
      const file = join(folder, 'log');
      writeFileSync(file, log);
      const read = [...readRecords(file)];
      expect(read.map(({ data }) => data)).toEqual(records);
      for (const [index, { end }] of read.entries()) {
        const rest = [...readRecords(file, end)].map(({ data }) => data);
        expect(rest).toEqual(records.slice(index + 1));
      }
      const writer = new RecordWriter(file);
      for (const record of records) writer.write(record);
      writer.finish();
      writer.close();
      expect(readFileSync(file).equals(log)).toBe(true);
      expect(writer.length).toBe(log.length);
    }),
    { numRuns: 25 },
  );
});

it('reads a folder as gcloud writes it, with a folder for each collection and zeros at the end', () => {
  const root = join(folder, 'managed');
  for (const [kind, number] of [
    ['kind_a', 0],
    ['kind_a', 1],
    ['kind_b', 0],
  ] as const) {
    const place = join(root, 'all_namespaces', kind);
    mkdirSync(place, { recursive: true });
    const log = logOf([documentOf([kind, String(number)], [])]);
    writeFileSync(join(place, `output-${number}`), Buffer.concat([log, Buffer.alloc(500)]));
  }
  const paths = documentsOf(root).map(({ path }) => path);
  expect(paths).toEqual(['kind_a/0', 'kind_a/1', 'kind_b/0']);
});

it('writes the metadata that the official emulator reads', () => {
  const place = join(folder, 'firestore_export');
  writeFirestoreExport(place, 'demo', [DOCUMENT], 1_700_000_000_000);
  const overall = readFileSync(join(place, 'firestore_export.overall_export_metadata'));
  const output = readFileSync(join(place, 'all_namespaces/all_kinds/output-0'));
  const path = 'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata';
  const size = hex('20', Buffer.from([(output.length % 128) + 128, output.length >> 7]));
  const entry = hex('0a 04 08 02 18 03', sized('12', path), '18 01', size);
  expect(overall.equals(logOf([Buffer.from('3'), sized('0a', entry)]))).toBe(true);
  expect(documentsOf(place)).toEqual([DOCUMENT]);
});

it.each([
  ['a wrong checksum', (log: Buffer) => log.fill(0xff, 30, 31), /checksum at byte 0 is wrong/],
  ['a missing end', (log: Buffer) => log.subarray(0, -1), /ends in the middle of a record/],
])('names a file with %s', (name, damage, message) => {
  const place = join(folder, name, 'all_namespaces/all_kinds');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'output-0'), damage(logOf([RECORD])));
  expect(() => documentsOf(join(folder, name))).toThrow(message);
  expect(() => documentsOf(join(folder, name))).toThrow(/output-0 is damaged/);
});

it('refuses bytes that are no documents', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(() => readEntity(Buffer.from(bytes))).toThrow(/^(?:it|a|an) /u);
    }),
  );
});
