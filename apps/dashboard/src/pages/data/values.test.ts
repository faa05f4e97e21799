import { describe, expect, it } from 'vitest';
import type { Value } from '../../api/index.ts';
import {
  jsonOf,
  type Kind,
  kindOf,
  parseFields,
  parseText,
  textOf,
  valueOfJson,
} from './values.ts';

const ROOT = 'projects/demo/databases/(default)/documents';
const parse = (kind: Kind, text: string) => parseText(kind, text, 'demo');

describe('values', () => {
  it.each<[Kind, Value]>([
    ['string', { stringValue: ' spaces kept ' }],
    ['int', { integerValue: '-9223372036854775808' }],
    ['double', { doubleValue: 2.5 }],
    ['double', { doubleValue: 'NaN' }],
    ['boolean', { booleanValue: false }],
    ['null', { nullValue: null }],
    ['timestamp', { timestampValue: '2026-11-23T12:00:00.123456Z' }],
    ['geopoint', { geoPointValue: { latitude: -52.5, longitude: 13 } }],
    ['reference', { referenceValue: `${ROOT}/groups/g1` }],
    ['bytes', { bytesValue: 'aGVsbG8=' }],
    ['map', { mapValue: { fields: { at: { timestampValue: '2026-11-23T12:00:00Z' } } } }],
    ['array', { arrayValue: { values: [{ integerValue: '1' }] } }],
  ])('of the type %s survive being edited: %j', (kind, value) => {
    expect(kindOf(value)).toBe(kind);
    expect(parse(kind, textOf(value))).toEqual(value);
  });

  it.each<[Kind, string]>([
    ['int', '1.5'],
    ['int', '9223372036854775808'],
    ['int', ''],
    ['double', 'one'],
    ['double', ''],
    ['boolean', 'yes'],
    ['timestamp', '2026-11-23'],
    ['timestamp', '2026-13-40T12:00:00Z'],
    ['geopoint', '91, 0'],
    ['geopoint', '1'],
    ['geopoint', '1,'],
    ['reference', 'groups'],
    ['bytes', 'a'],
    ['map', '[]'],
    ['map', '{'],
    ['array', '{}'],
  ])('of the type %s are not read from %j', (kind, text) => {
    expect(parse(kind, text)).toBeUndefined();
  });

  it('are made of plain JSON and copied as such', () => {
    const json = { title: 'Dinner', amount: 1250, rate: 0.5, tags: ['a', null], open: true };
    expect(valueOfJson(json)).toEqual({
      mapValue: {
        fields: {
          title: { stringValue: 'Dinner' },
          amount: { integerValue: '1250' },
          rate: { doubleValue: 0.5 },
          tags: { arrayValue: { values: [{ stringValue: 'a' }, { nullValue: null }] } },
          open: { booleanValue: true },
        },
      },
    });
    expect(jsonOf(valueOfJson(json))).toEqual(json);
  });

  it('copy integers that numbers cannot hold as texts', () => {
    expect(jsonOf({ integerValue: '9007199254740993' })).toBe('9007199254740993');
  });

  it('of a new document may be left out, but must be an object', () => {
    expect(parseFields(' ')).toEqual({});
    expect(parseFields('{"a": 1}')).toEqual({ a: { integerValue: '1' } });
    expect(parseFields('[1]')).toBeUndefined();
    expect(parseFields('{a}')).toBeUndefined();
  });
});
