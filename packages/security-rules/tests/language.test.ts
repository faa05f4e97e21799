import { describe, expect, it } from 'vitest';
import type { Fields } from '@quits/service-base';
import { documentAt, outcomeOf } from './support/rules-stage.ts';

/** Expressions that are true according to the public reference. */
const TRUE: { readonly [group: string]: readonly string[] } = {
  literals: [
    `null == null`,
    `true && !false`,
    `0x1F == 31`,
    `1.5e3 == 1500.0`,
    `.5 == 0.5`,
    `'a' == "a"`,
    String.raw`'\u00e9' == 'é' && '\x41' == 'A' && 'it\'s' == "it's"`,
    String.raw`b'\x66\x6f\x6f' == 'foo'.toUtf8()`,
    `[1, 'a', [true]] == [1, 'a', [true]]`,
    `{'a': 1, 'b': {'c': 2}} == {'b': {'c': 2}, 'a': 1}`,
    `[] == [] && {} == {}`,
    `[1, 2,] == [1, 2]`,
  ],
  precedence: [
    `1 + 2 * 3 == 7`,
    `(1 + 2) * 3 == 9`,
    `!(false) && true || false`,
    `true || false && false`,
    `1 < 2 == true`,
    `1 in [1] == true`,
    `-2 + 5 == 3`,
    `10 - 3 - 2 == 5`,
    `false ? false : true ? true : false`,
    `'a' + 'b' in ['ab']`,
  ],
  integers: [
    `7 / 2 == 3 && -7 / 2 == -3`,
    `7 % 3 == 1 && -7 % 3 == -1`,
    `9223372036854775807 > 9223372036854775806`,
    `-9223372036854775808 < 0`,
    `9007199254740993 != 9007199254740992`,
    `int('42') == 42 && int(3.9) == 3 && int(-3.9) == -3`,
  ],
  floats: [
    `1 == 1.0 && 1.0 == 1`,
    `1 < 1.5 && 2.5 > 2`,
    `1 / 2.0 == 0.5`,
    `5.5 % 2.0 == 1.5`,
    `1.0 / 0.0 > 1e300`,
    `float('2.5') == 2.5 && float(2) is float`,
    `math.isNaN(0.0 / 0.0)`,
    `!(0.0 / 0.0 == 0.0 / 0.0)`,
  ],
  types: [
    `true is bool && 1 is int && 1.0 is float && 'a' is string`,
    `1 is number && 1.0 is number && !('1' is number)`,
    `!(1 is float) && !(1.0 is int)`,
    `[] is list && {} is map && [1].toSet() is set`,
    `b'a' is bytes && /a/b is path && request.time is timestamp`,
    `duration.value(1, 's') is duration && latlng.value(1, 2) is latlng`,
    `!(null is map) && {}.diff({}) is map_diff`,
    `!(1 == '1') && 1 != '1' && null != false`,
  ],
  strings: [
    `'ABC'.lower() == 'abc' && 'abc'.upper() == 'ABC'`,
    `'  a b '.trim() == 'a b'`,
    `'banana'.replace('a', 'o') == 'bonono' && 'banana'.replace('ana', 'ee') == 'beena'`,
    `'a.b'.replace('.', '-') == '---'`,
    `'ab'.replace('(a)(b)', '$2$1') == '$2$1'`,
    `'a/b/c'.split('/') == ['a', 'b', 'c'] && 'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']`,
    `'user@domain.com'.matches('.*@domain[.]com') && !('banana'.matches('.*@domain[.]com'))`,
    `!('xabcx'.matches('abc')) && 'abc'.matches('^abc$')`,
    `'é'.size() == 1 && '🚀'.size() == 1 && '🚀'.toUtf8().size() == 4`,
    `'abc'[0] == 'a' && 'abcdef'[1:3] == 'bc' && 'a🚀b'[1] == '🚀'`,
    `'abc' < 'abd' && 'Z' < 'a' && 'a' <= 'a'`,
    `string(true) == 'true' && string(1) == '1' && string(2.0) == '2.0' && string(null) == 'null'`,
    `string(2.5) == '2.5' && string(/a/b) == '/a/b'`,
  ],
  lists: [
    `'a' in ['a', 'b'] && !('c' in ['a', 'b']) && 1.0 in [1]`,
    `['a'].concat(['b']) == ['a', 'b']`,
    `['a', 'b'].hasAll(['a']) && ['a', 'b'].hasAll(['b', 'a']) && !(['a'].hasAll(['a', 'b']))`,
    `['a', 'b'].hasAny(['c', 'b']) && !(['a', 'b'].hasAny(['c']))`,
    `['a', 'b'].hasOnly(['a', 'b', 'c']) && !(['a', 'b'].hasOnly(['a', 'c']))`,
    `['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c'])`,
    `['a', 'b'].join('-') == 'a-b' && [1, true, 'x'].join('') == '1truex'`,
    `['a', 'b', 'a'].removeAll(['a']) == ['b']`,
    `[1, 2, 3].size() == 3 && [1, 2, 3][0] == 1 && [1, 2, 3][1:3] == [2, 3]`,
    `['a', 'b', 'a'].toSet() == ['b', 'a'].toSet() && [1, 1.0].toSet().size() == 1`,
  ],
  sets: [
    `['a', 'b'].toSet().difference(['b', 'c'].toSet()) == ['a'].toSet()`,
    `['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()`,
    `['a', 'b'].toSet().union(['b', 'c'].toSet()).size() == 3`,
    `['a', 'b'].toSet().hasAll(['a']) && ['a', 'b'].toSet().hasAny(['x', 'b'].toSet())`,
    `['a'].toSet().hasOnly(['a', 'b']) && 'a' in ['a'].toSet()`,
  ],
  maps: [
    `{'a': 1}.a == 1 && {'a': 1}['a'] == 1 && 'a' in {'a': 1} && !('b' in {'a': 1})`,
    `{'a': 1}.get('a', 7) == 1 && {'a': 1}.get('b', 7) == 7`,
    `{'a': {'b': 2}}.get(['a', 'b'], 7) == 2 && {'a': {'b': 2}}.get(['a', 'c'], 7) == 7`,
    `{'a': null}.get('a', 7) == null`,
    `{'a': 1, 'b': 2}.keys() == ['a', 'b'] && {'a': 1, 'b': 2}.values() == [1, 2]`,
    `{'a': 1, 'b': 2}.keys().hasOnly(['a', 'b']) && {'a': 1}.size() == 1`,
  ],
  'differences of maps': [
    `{'a': 1, 'b': 2}.diff({'b': 2, 'c': 3}).addedKeys() == ['a'].toSet()`,
    `{'a': 1, 'b': 2}.diff({'b': 2, 'c': 3}).removedKeys() == ['c'].toSet()`,
    `{'a': 1, 'b': 2}.diff({'b': 3}).changedKeys() == ['b'].toSet()`,
    `{'a': 1, 'b': 2}.diff({'b': 2}).unchangedKeys() == ['b'].toSet()`,
    `{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).affectedKeys() == ['a', 'b', 'c'].toSet()`,
    `{'a': {'x': 1}}.diff({'a': {'x': 2}}).affectedKeys().hasOnly(['a'])`,
    `{'a': [1, 2]}.diff({'a': [1, 2]}).affectedKeys().size() == 0`,
  ],
  timestamps: [
    `request.time.year() == 2026 && request.time.month() == 11 && request.time.day() == 21`,
    `request.time.hours() == 8 && request.time.minutes() == 30 && request.time.seconds() == 15`,
    `request.time.nanos() == 123456000 && request.time.toMillis() == 1795249815123`,
    `request.time.dayOfWeek() == 6 && timestamp.date(2026, 11, 22).dayOfWeek() == 7`,
    `timestamp.date(2026, 11, 23).dayOfWeek() == 1`,
    `request.time.dayOfYear() == 325 && timestamp.date(2024, 12, 31).dayOfYear() == 366`,
    `request.time.date() == timestamp.date(2026, 11, 21)`,
    `request.time.time() == duration.time(8, 30, 15, 123456000)`,
    `timestamp.value(1000) == timestamp.date(1970, 1, 1) + duration.value(1, 's')`,
    `timestamp.value(-1).nanos() == 999000000 && timestamp.value(-1).year() == 1969`,
    `timestamp.date(2026, 1, 2) > timestamp.date(2026, 1, 1)`,
    `timestamp.date(2026, 1, 2) - timestamp.date(2026, 1, 1) == duration.value(1, 'd')`,
    `timestamp.date(2026, 1, 2) - duration.value(24, 'h') == timestamp.date(2026, 1, 1)`,
    `request.time < request.time + duration.value(1, 'ns')`,
  ],
  durations: [
    `duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'h') == duration.value(60, 'm')`,
    `duration.value(1, 's') == duration.value(1000, 'ms')`,
    `duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000`,
    `duration.abs(duration.value(-5, 's')) == duration.value(5, 's')`,
    `duration.value(1, 's') + duration.value(1, 's') == duration.value(2, 's')`,
    `duration.value(1, 's') < duration.value(2, 's')`,
  ],
  places: [
    `latlng.value(52.5, 13.4).latitude() == 52.5 && latlng.value(52.5, 13.4).longitude() == 13.4`,
    `latlng.value(0, 0).distance(latlng.value(0, 0)) == 0`,
    `math.abs(latlng.value(0, 0).distance(latlng.value(0, 1)) - 111195.0) < 1.0`,
  ],
  bytes: [
    `'abc'.toUtf8().size() == 3`,
    `'abc'.toUtf8().toBase64() == 'YWJj' && 'abc'.toUtf8().toHexString() == '616263'`,
    `b'\\xFB\\xEF\\xBE'.toBase64() == '----' && b'\\xFF\\xFF\\xFF\\xFF'.toBase64() == '_____w=='`,
    `b'\\xFB\\xEF'.toHexString() == 'FBEF'`,
    `hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'`,
    `hashing.sha256('abc') == hashing.sha256('abc'.toUtf8())`,
    `hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'`,
    `hashing.crc32('123456789').toHexString() == '2639F4CB'`,
    `hashing.crc32c('123456789').toHexString() == '839206E3'`,
  ],
  mathematics: [
    `math.abs(-3) == 3 && math.abs(-1.5) == 1.5`,
    `math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.round(1.5) == 2 && math.round(-1.5) == -2`,
    `math.sqrt(16) == 4.0 && math.pow(2, 10) == 1024.0`,
    `math.isNaN(0.0 / 0.0) && !math.isNaN(1.0)`,
  ],
  paths: [
    `/a/b == path('a/b') && /a/b == path('/a/b') && /a/b != /a/c`,
    `(/path/$(foo)/$(bar)).bind({'foo': 'x', 'bar': 'y'}) == /path/x/y`,
    `(/path/$(foo)).bind({'foo': 'x'}).foo == 'x' && (/path/$(foo)).bind({'foo': 'x'})['foo'] == 'x'`,
    `path('users/{uid}').bind({'uid': 'ada'}) == path('users/ada')`,
    `path('/a/{x}').bind({'x': 'b'}).x == 'b'`,
    `(/a/b)[1] == 'b'`,
    `request.path == /databases/(default)/documents/things/one`,
    `/a/$('b' + 'c') == /a/bc`,
    `path == /things/one && database == '(default)'`,
  ],
  requests: [
    `request.auth.uid == 'alice' && request.method == 'get'`,
    `request.auth.token.email == 'alice@example.com' && request.auth.token.level == 3`,
    `request.auth.token.firebase.sign_in_provider == 'google.com'`,
    `request.auth.token.firebase.identities['google.com'][0] == 'g-1'`,
    `!('admin' in request.auth.token) && request.auth.token.get('admin', false) == false`,
    `resource == null`,
  ],
  'errors that logic absorbs': [
    `resource.data.x || true`,
    `true || resource.data.x`,
    `!(resource.data.x && false)`,
    `!(false && resource.data.x)`,
    `(1 / 0 == 1 || true) && true`,
    `true ? true : 1 / 0`,
    `debug(1 + 1) == 2`,
  ],
};

describe.each(Object.entries(TRUE))('%s', (_, expressions) => {
  it.each(expressions)('%s', (expression) => {
    expect(outcomeOf(expression)).toBe('true');
  });
});

describe('errors', () => {
  it.each([
    ['resource.data.x', 'Null value error.'],
    ['request.auth.token.nothing == 1', 'Property nothing is undefined on object.'],
    ["{'a': 1}['b'] == 1", 'Property b is undefined on object.'],
    ['["a"].size > 0', 'Type error. Received: [list] Expected: [map,path].'],
    ["1 + 'a' == 2", 'Unsupported operation error. Received: int + string.'],
    ["1 < 'a'", 'Unsupported operation error. Received: int < string.'],
    ['null < 1', 'Unsupported operation error. Received: null < int.'],
    ['1 / 0 == 0', 'Division by zero.'],
    ['1 % 0 == 0', 'Division by zero.'],
    ['9223372036854775807 + 1 > 0', 'Integer overflow.'],
    ['-(-9223372036854775807 - 1) > 0', 'Integer overflow.'],
    ['[1][1] == 1', 'Index 1 is out of bounds for length 1.'],
    ['[1][-1] == 1', 'Index -1 is out of bounds for length 1.'],
    ["'abc'[2:5] == 'c'", 'Index 5 is out of bounds for length 3.'],
    ["'bc' in 'abcd'", 'Type error. Received: [string] Expected: [list,map,set].'],
    ['[1] + [2] == [1, 2]', 'Unsupported operation error. Received: list + list.'],
    ['path(/a/b) == /a/b', 'Type error. Received: [path] Expected: [string].'],
    ['1 in 5', 'Type error. Received: [int] Expected: [list,map,set].'],
    ['"a" && true', 'Type error. Received: [string] Expected: [bool].'],
    ['!1', 'Type error. Received: [int] Expected: [bool].'],
    ['1', 'Type error. Received: [int] Expected: [bool].'],
    ["'a'.matches('(')", 'Invalid regular expression: "(".'],
    ["int('x') == 1", '"x" has no int value.'],
    ['timestamp.date(2026, 2, 30).day() == 30', 'There is no date 2026-2-30.'],
    ['latlng.value(91, 0).latitude() == 91', 'There is no place at 91, 0.'],
    ["duration.value(1, 'y').seconds() > 0", "Unknown duration unit 'y'."],
    ["{'a': 1}.size('x') == 1", "'size' takes 0 arguments, not 1."],
    ['1.lower() == 1', ''],
    ['(1).lower() == 1', 'Function not found error: Name: [lower] on a value of type int.'],
    ['resource.lower() == 1', 'Null value error.'],
    ['request.resource == null', 'Property resource is undefined on object.'],
    ['resource.data.x || false', 'Null value error.'],
    ['resource.data.x && true', 'Null value error.'],
    ['resource.data.x ? true : true', 'Null value error.'],
    ['false', 'false'],
  ])('%s', (expression, message) => {
    let outcome: string;
    try {
      outcome = outcomeOf(expression);
    } catch (error) {
      outcome = error instanceof Error ? error.message : '';
    }
    expect(outcome).toContain(message);
    expect(outcome).not.toBe('true');
  });
});

describe('stored values', () => {
  const fields: Fields = {
    text: { stringValue: 'hi' },
    whole: { integerValue: '9223372036854775807' },
    half: { doubleValue: 0.5 },
    odd: { doubleValue: 'NaN' },
    flag: { booleanValue: true },
    nothing: { nullValue: null },
    when: { timestampValue: '2026-11-21T08:30:15.123456Z' },
    where: { geoPointValue: { latitude: 1.5 } },
    raw: { bytesValue: 'YWJj' },
    other: { referenceValue: 'projects/demo/databases/(default)/documents/a/b' },
    many: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'b' }] } },
    deep: { mapValue: { fields: { 'odd name': { integerValue: '2' } } } },
    empty: { arrayValue: {} },
  };
  const before = documentAt('things/one', fields);

  it.each([
    `resource.data.text == 'hi' && resource.data.whole == 9223372036854775807`,
    `resource.data.half == 0.5 && math.isNaN(resource.data.odd) && resource.data.flag`,
    `resource.data.nothing == null && 'nothing' in resource.data`,
    `resource.data.when == request.time && resource.data.where == latlng.value(1.5, 0)`,
    `resource.data.raw.toBase64() == 'YWJj'`,
    `resource.data.other == /databases/(default)/documents/a/b`,
    `resource.data.other == /databases/$(database)/documents/a/$('b')`,
    `resource.data.many == [1, 'b'] && resource.data.empty.size() == 0`,
    `resource.data.deep['odd name'] == 2`,
    `resource.id == 'one' && resource.__name__ == request.path`,
    `resource.data.keys().hasAll(['text', 'deep']) && resource.data.size() == 13`,
  ])('%s', (expression) => {
    expect(outcomeOf(expression, { before })).toBe('true');
  });
});
