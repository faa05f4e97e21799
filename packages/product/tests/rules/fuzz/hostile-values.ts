import { list, map, text, type Value, whole } from './value.ts';

const EMOJI = '🎉';

/** Replacement values, by name. */
export const ANYTHING: readonly (readonly [string, Value | undefined])[] = [
  ['nothing', undefined],
  ['null', { nullValue: null }],
  ['true', { booleanValue: true }],
  ['no text', text('')],
  ['a blank', text(' ')],
  ['text', text('x')],
  ['an emoji', text(EMOJI)],
  ['17 emoji', text(EMOJI.repeat(17))],
  ['40 emoji', text(EMOJI.repeat(40))],
  ['41 emoji', text(EMOJI.repeat(41))],
  ['80 emoji', text(EMOJI.repeat(80))],
  ['81 emoji', text(EMOJI.repeat(81))],
  ['120 emoji', text(EMOJI.repeat(120))],
  ['121 emoji', text(EMOJI.repeat(121))],
  ['2,000 emoji', text(EMOJI.repeat(2000))],
  ['2,001 letters', text('x'.repeat(2001))],
  ['64 letters', text('x'.repeat(64))],
  ['65 letters', text('x'.repeat(65))],
  ['a path', text('a/b')],
  ['a dotted id', text('a.b')],
  ['a name of objects', text('__proto__')],
  ['a line break', text('a\nb')],
  ['another blank', text('\u3000')],
  ['an unknown currency', text('ZZZ')],
  ['a small currency', text('eur')],
  ['another currency', text('USD')],
  ['a day that is none', text('2026-02-30')],
  ['an old day', text('1969-12-31')],
  ['the last day', text('9999-12-31')],
  ['a day of five digits', text('10000-01-01')],
  ['a person', text('p-bob')],
  ['the owner’s person', text('p-owner')],
  ['the owner', text('owner')],
  ['a viewer', text('viewer')],
  ['a role', text('editor')],
  ['a star', text('*')],
  ['an equals sign', text('=')],
  ['a number as text', text('5')],
  ['0', whole(0)],
  ['1', whole(1)],
  ['-1', whole(-1)],
  ['1,000', whole(1000)],
  ['1,001', whole(1001)],
  ['the greatest amount', whole(1_000_000_000_000)],
  ['more than the greatest amount', whole(1_000_000_000_001)],
  ['2^53', whole(2n ** 53n)],
  ['the greatest number', whole(2n ** 63n - 1n)],
  ['half', { doubleValue: 0.5 }],
  ['-0', { doubleValue: '-0' }],
  ['1 as a fraction', { doubleValue: 1 }],
  ['NaN', { doubleValue: 'NaN' }],
  ['infinity', { doubleValue: 'Infinity' }],
  ['less than anything', { doubleValue: '-Infinity' }],
  ['no list', list([])],
  ['a list', list([whole(1), text('x')])],
  ['no map', map({})],
  ['a map', map({ x: whole(1) })],
  ['a map of odd names', map({ 'a.b': whole(1), '': text('x'), __proto__x: text('x') })],
  ['a time', { timestampValue: '1970-01-01T00:00:00Z' }],
  ['a late time', { timestampValue: '9999-12-31T23:59:59.999999Z' }],
  ['bytes', { bytesValue: 'eA==' }],
  ['a place', { geoPointValue: { latitude: 1, longitude: 1 } }],
];

/** Returns values close to a value. */
export function near(value: Value): readonly (readonly [string, Value])[] {
  if ('integerValue' in value) {
    const number = BigInt(value.integerValue);
    return [
      ['one more', whole(number + 1n)],
      ['one less', whole(number - 1n)],
      ['its negative', whole(-number)],
      ['itself as a fraction', { doubleValue: Number(number) }],
      ['half more', { doubleValue: Number(number) + 0.5 }],
      ['itself as text', text(String(number))],
    ];
  }
  if ('stringValue' in value) {
    const { stringValue } = value;
    return [
      ['itself twice', text(stringValue + stringValue)],
      ['itself and a blank', text(`${stringValue} `)],
      ['itself in a list', list([value])],
    ];
  }
  if ('arrayValue' in value) {
    const { values = [] } = value.arrayValue;
    const [first = text('x')] = values;
    return [
      ['one thing twice', list([...values, first])],
      ['one thing less', list(values.slice(1))],
      ['a stranger more', list([...values, text('somebody')])],
      ['a number more', list([...values, whole(5)])],
      ['251 more', list([...values, ...Array.from({ length: 251 }, (_, at) => text(`n${at}`))])],
    ];
  }
  if ('timestampValue' in value) {
    const at = new Date(value.timestampValue).getTime();
    return [
      ['a day later', { timestampValue: new Date(at + 86_400_000).toISOString() }],
      ['a day before', { timestampValue: new Date(at - 86_400_000).toISOString() }],
    ];
  }
  return [];
}

/** Names of current and former fields of stored documents. */
export const FIELDS: readonly string[] = [
  'archivedAt',
  'balances',
  'base',
  'bases',
  'by',
  'counted',
  'deletedAt',
  'deletingAt',
  'edit',
  'isExample',
  'last',
  'leftAt',
  'links',
  'mergedFrom',
  'mergedInto',
  'mergingInto',
  'more',
  'pausedAt',
  'recurringId',
  'removed',
  'rev',
  'revokedAt',
  'standing',
  'reverted',
  'uid',
  'version',
  'household',
  'groupAmount',
  '__more__',
  'a b',
  'a.b',
  'p-owner',
  'p-ann',
  'USD',
];
