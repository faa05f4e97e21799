import { describe, expect, it } from 'vitest';
import type { Value } from '@quits/service-base';
import { ALICE, documentAt, readerOf, ROOT, rulesOf, TIME } from './support/rules-stage.ts';

type Filter = object;

interface QueryParts {
  readonly where?: Filter;
  readonly orderBy?: readonly object[];
  readonly limit?: number;
  readonly offset?: number;
  readonly parent?: string;
  readonly collection?: string;
  readonly allDescendants?: boolean;
}

function proves(condition: string, parts: QueryParts = {}, path = '/docs/{id}'): boolean {
  return decide(`match ${path} { allow list: if ${condition}; }`, parts).allowed;
}

function decide(body: string, parts: QueryParts, reader = readerOf()) {
  const { parent = '', collection = 'docs', allDescendants = false, ...query } = parts;
  const from = [{ collectionId: collection, allDescendants }];
  return rulesOf(body).decideQuery(
    { caller: ALICE, time: TIME, parent: `${ROOT}${parent}`, structuredQuery: { from, ...query } },
    reader,
  );
}

function where(fieldPath: string, op: string, value: Value): Filter {
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

const all = (op: 'AND' | 'OR', ...filters: readonly Filter[]): Filter => ({
  compositeFilter: { op, filters },
});
const text = (stringValue: string): Value => ({ stringValue });
const int = (value: number): Value => ({ integerValue: String(value) });
const list = (...values: readonly Value[]): Value => ({ arrayValue: { values } });
const time = (timestampValue: string): Value => ({ timestampValue });
const order = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
const document = (path: string): Value => ({ referenceValue: `${ROOT}/${path}` });

describe('equality', () => {
  it.each([
    ['resource.data.uid == request.auth.uid', where('uid', 'EQUAL', text('alice')), true],
    ['resource.data.uid == request.auth.uid', where('uid', 'EQUAL', text('bob')), false],
    ['resource.data.uid == request.auth.uid', where('other', 'EQUAL', text('alice')), false],
    ['resource.data.uid != "bob"', where('uid', 'EQUAL', text('alice')), true],
    ['resource.data.public', where('public', 'EQUAL', { booleanValue: true }), true],
    ['resource.data.public == true', where('public', 'EQUAL', { booleanValue: true }), true],
    ['!resource.data.hidden', where('hidden', 'EQUAL', { booleanValue: false }), true],
    ['resource.data.n == 1', where('n', 'EQUAL', int(1)), true],
    ['resource.data.n == 1', where('n', 'EQUAL', { doubleValue: 1 }), true],
    ['resource.data.n is number', where('n', 'EQUAL', int(1)), true],
    ['resource.data.n is int', where('n', 'EQUAL', int(1)), false],
    ['resource.data.at is timestamp', where('at', 'EQUAL', time(TIME)), true],
    [
      'resource.data.gone == null',
      { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'gone' } } },
      true,
    ],
    ['resource.data.a.b == "x"', where('a.b', 'EQUAL', text('x')), true],
    ['resource.data["odd name"] == "x"', where('`odd name`', 'EQUAL', text('x')), true],
    ['resource.data.tags == ["a"]', where('tags', 'EQUAL', list(text('a'))), true],
    ['resource.data.tags == [1, 2]', where('tags', 'EQUAL', list(int(1), int(2))), true],
    ['resource.data.tags[0] is int', where('tags', 'EQUAL', list(int(1))), false],
    ['resource.data.uid in ["alice", "bob"]', where('uid', 'EQUAL', text('alice')), true],
    ['resource.data.get("uid", "") == "alice"', where('uid', 'EQUAL', text('alice')), true],
    ['resource.data.uid.matches("a.*")', where('uid', 'EQUAL', text('alice')), true],
    ['resource.data.keys().hasAll(["uid"])', where('uid', 'EQUAL', text('alice')), true],
    ['"uid" in resource.data', where('uid', 'EQUAL', text('alice')), true],
    ['"other" in resource.data', where('uid', 'EQUAL', text('alice')), false],
    ['!("other" in resource.data)', where('uid', 'EQUAL', text('alice')), false],
  ])('%s with %o is %s', (condition, filter, expected) => {
    expect(proves(condition, { where: filter })).toBe(expected);
  });
});

describe('inequality', () => {
  it.each([
    ['resource.data.n != 3', where('n', 'NOT_EQUAL', int(3)), true],
    ['resource.data.n != 4', where('n', 'NOT_EQUAL', int(3)), false],
    ['resource.data.n != null', where('n', 'NOT_EQUAL', int(3)), true],
    ['!(resource.data.s in ["x", "y"])', where('s', 'NOT_IN', list(text('x'), text('y'))), true],
    ['resource.data.s != "x"', where('s', 'NOT_IN', list(text('x'), text('y'))), true],
    ['resource.data.n >= 18', where('n', 'GREATER_THAN_OR_EQUAL', int(18)), true],
    ['resource.data.n >= 18', where('n', 'GREATER_THAN', int(18)), true],
    ['resource.data.n > 18', where('n', 'GREATER_THAN_OR_EQUAL', int(18)), false],
    ['resource.data.n > 17.5', where('n', 'GREATER_THAN', int(18)), true],
    ['resource.data.n < 10', where('n', 'LESS_THAN', int(10)), true],
    ['10 > resource.data.n', where('n', 'LESS_THAN', int(10)), true],
    ['resource.data.n < 10', where('n', 'LESS_THAN', int(11)), false],
    ['resource.data.n != 20', where('n', 'LESS_THAN', int(10)), true],
    ['resource.data.n is number', where('n', 'LESS_THAN', int(10)), true],
    ['resource.data.s is string', where('s', 'GREATER_THAN', text('a')), true],
    [
      'resource.data.s >= "a" && resource.data.s < "b"',
      all(
        'AND',
        where('s', 'GREATER_THAN_OR_EQUAL', text('a')),
        where('s', 'LESS_THAN', text('b')),
      ),
      true,
    ],
    [
      'resource.data.at < request.time',
      where('at', 'LESS_THAN', time('2026-11-20T00:00:00Z')),
      true,
    ],
    [
      'resource.data.at < request.time',
      where('at', 'LESS_THAN', time('2026-11-22T00:00:00Z')),
      false,
    ],
  ])('%s with %o is %s', (condition, filter, expected) => {
    expect(proves(condition, { where: filter })).toBe(expected);
  });

  it('keeps the tighter of two bounds', () => {
    const filter = all(
      'AND',
      where('n', 'GREATER_THAN', int(1)),
      where('n', 'GREATER_THAN', int(9)),
    );
    expect(proves('resource.data.n > 8', { where: filter })).toBe(true);
  });
});

describe('arrays', () => {
  it.each([
    [
      'request.auth.uid in resource.data.members',
      where('members', 'ARRAY_CONTAINS', text('alice')),
      true,
    ],
    [
      'request.auth.uid in resource.data.members',
      where('members', 'ARRAY_CONTAINS', text('bob')),
      false,
    ],
    [
      'resource.data.members.hasAny(["alice", "x"])',
      where('members', 'ARRAY_CONTAINS', text('alice')),
      true,
    ],
    [
      'resource.data.members.hasAll(["alice"])',
      where('members', 'ARRAY_CONTAINS', text('alice')),
      true,
    ],
    [
      'resource.data.members.hasOnly(["alice"])',
      where('members', 'ARRAY_CONTAINS', text('alice')),
      false,
    ],
    ['resource.data.members is list', where('members', 'ARRAY_CONTAINS', text('alice')), true],
    [
      'resource.data.tags.hasAny(["a", "b"])',
      where('tags', 'ARRAY_CONTAINS_ANY', list(text('a'), text('b'))),
      true,
    ],
    [
      '"a" in resource.data.tags',
      where('tags', 'ARRAY_CONTAINS_ANY', list(text('a'), text('b'))),
      false,
    ],
  ])('%s with %o is %s', (condition, filter, expected) => {
    expect(proves(condition, { where: filter })).toBe(expected);
  });
});

describe('maps by user', () => {
  it.each([
    [
      'resource.data.members[request.auth.uid] == true',
      where('members.alice', 'EQUAL', { booleanValue: true }),
      true,
    ],
    [
      'resource.data.members[request.auth.uid] == true',
      where('members.bob', 'EQUAL', { booleanValue: true }),
      false,
    ],
    [
      'request.auth.uid in resource.data.roles',
      where('roles.alice', 'IN', list(text('viewer'), text('owner'))),
      true,
    ],
    [
      'resource.data.roles[request.auth.uid] in ["viewer", "owner"]',
      where('roles.alice', 'IN', list(text('viewer'), text('owner'))),
      true,
    ],
    [
      'resource.data.roles[request.auth.uid] == "owner"',
      where('roles.alice', 'IN', list(text('viewer'), text('owner'))),
      false,
    ],
    [
      'resource.data.roles.get(request.auth.uid, "none") != "none"',
      where('roles.alice', 'EQUAL', text('viewer')),
      true,
    ],
  ])('%s with %o is %s', (condition, filter, expected) => {
    expect(proves(condition, { where: filter })).toBe(expected);
  });
});

describe('alternatives', () => {
  it('have to be allowed one by one', () => {
    const condition = 'resource.data.s == "open" || resource.data.uid == request.auth.uid';
    const mine = where('uid', 'EQUAL', text('alice'));
    const open = where('s', 'EQUAL', text('open'));
    expect(proves(condition, { where: all('OR', mine, open) })).toBe(true);
    expect(proves(condition, { where: all('OR', mine, where('s', 'EQUAL', text('shut'))) })).toBe(
      false,
    );
    expect(
      proves(condition, { where: all('AND', all('OR', mine, where('n', 'EQUAL', int(1))), open) }),
    ).toBe(true);
    expect(
      proves('resource.data.s in ["a", "b"]', {
        where: where('s', 'IN', list(text('a'), text('b'))),
      }),
    ).toBe(true);
    expect(
      proves('resource.data.s in ["a", "b"]', {
        where: where('s', 'IN', list(text('a'), text('c'))),
      }),
    ).toBe(false);
  });

  it('that are too many leave the filter out, which refuses rather than allows', () => {
    const many = list(...Array.from({ length: 200 }, () => text('a')));
    expect(proves('resource.data.s == "a"', { where: where('s', 'IN', many) })).toBe(false);
  });
});

describe('what no filter settles', () => {
  it('is settled where it does not matter', () => {
    expect(proves('resource.data.x || true')).toBe(true);
    expect(proves('request.auth != null')).toBe(true);
    expect(proves('resource != null && resource.data is map && resource.id is string')).toBe(true);
    expect(proves('resource == null')).toBe(false);
  });

  it('is refused, whatever the sign', () => {
    expect(proves('resource.data.x == 1')).toBe(false);
    expect(proves('resource.data.x != 1')).toBe(false);
    expect(proves('!(resource.data.x == 1)')).toBe(false);
    // The field could be missing, or not a boolean.
    expect(proves('resource.data.x ? true : true')).toBe(false);
    expect(proves('resource.data.x == 1 ? true : true')).toBe(false);
    expect(proves('resource.data.x.y.z.lower()[0] + 1 > 2')).toBe(false);
  });

  it.each([
    ['resource.data.x == 1 ? true : true', true],
    ['resource.data.x == 1 ? true : false', false],
    ['(resource.data.x == 1 ? "a" : "a") == "a"', true],
    ['(resource.data.x == 1 ? 1 : 1.0) is int', false],
    ['resource.data.x is string ? resource.data.x is string : true', false],
    ['(resource.data.x != 1 || resource.data.y in [1]) ? true : true', false],
    ['(resource.data.x != 1 || resource.data.x in [1, 2]) ? true : true', true],
    ['!(resource.data.x == 1) ? id is string : id is string', true],
    ['(resource.data.x == 1) is bool', true],
    ['resource.data.x > 1 ? true : true', false],
    ['resource.data.x ? true : true', false],
    ['resource.data.y == 1 ? true : true', false],
  ])('that is certain to exist makes %s %s', (condition, expected) => {
    expect(proves(condition, { orderBy: [order('x')] })).toBe(expected);
  });

  it.each([
    ['resource.data.x > 5 ? true : true', true],
    ['resource.data.x > "a" ? true : true', false],
    ['resource.data.x > resource.data.x ? true : true', true],
    ['resource.data.x > resource.data.y ? true : true', false],
  ])('that is certain to be a number makes %s %s', (condition, expected) => {
    expect(proves(condition, { where: where('x', 'GREATER_THAN', int(1)) })).toBe(expected);
  });

  it('is explained', () => {
    const { explanation } = decide(
      'match /docs/{id} { allow list: if resource.data.uid == request.auth.uid; }',
      {},
    );
    expect(explanation).toContain("not certain from the query for 'list' @ L4");
    expect(explanation).toContain('resource.data.uid = unknown, request.auth.uid = "alice"');
  });
});

describe('orders and limits', () => {
  it('an order tells that the field exists', () => {
    expect(proves('"n" in resource.data', { orderBy: [order('n')] })).toBe(true);
    expect(proves('resource.data.n > 1', { orderBy: [order('n')] })).toBe(false);
  });

  it('are members of request.query', () => {
    expect(proves('request.query.limit <= 50', { limit: 50 })).toBe(true);
    expect(proves('request.query.limit <= 50', { limit: 51 })).toBe(false);
    expect(proves('request.query.limit <= 50')).toBe(false);
    expect(proves('request.query.offset == 5', { offset: 5 })).toBe(true);
    expect(
      proves("request.query.orderBy.n == 'DESC'", { orderBy: [order('n', 'DESCENDING')] }),
    ).toBe(true);
    expect(proves("request.query.orderBy.n == 'DESC'", { orderBy: [order('n')] })).toBe(false);
    expect(proves("request.method == 'list'")).toBe(true);
  });
});

describe('paths', () => {
  it('know the documents around the collection', () => {
    const parts = { parent: '/users/alice', collection: 'notes' };
    expect(proves('uid == request.auth.uid', parts, '/users/{uid}/notes/{id}')).toBe(true);
    expect(proves('uid == "bob"', parts, '/users/{uid}/notes/{id}')).toBe(false);
    expect(proves('true', parts, '/users/{uid}')).toBe(false);
  });

  it('leave the id open unless the query names it', () => {
    expect(proves('id == "one"')).toBe(false);
    expect(proves('id is string')).toBe(true);
    const named = where('__name__', 'EQUAL', document('docs/one'));
    expect(proves('id == "one" && resource.id == "one"', { where: named })).toBe(true);
    const either = where('__name__', 'IN', list(document('docs/one'), document('docs/two')));
    expect(proves('id in ["one", "two"]', { where: either })).toBe(true);
    expect(proves('id == "one"', { where: either })).toBe(false);
  });

  it('match a literal id only where the query names it', () => {
    expect(proves('true', {}, '/docs/one')).toBe(false);
    expect(
      proves('true', { where: where('__name__', 'EQUAL', document('docs/one')) }, '/docs/one'),
    ).toBe(true);
  });

  it('of a collection group need a recursive wildcard', () => {
    const group = { collection: 'posts', allDescendants: true };
    expect(proves('true', group, '/users/{u}/posts/{id}')).toBe(false);
    expect(proves('true', group, '/{parent=**}/posts/{id}')).toBe(true);
    expect(proves('true', group, '/{all=**}')).toBe(true);
    const mine = { ...group, where: where('uid', 'EQUAL', text('alice')) };
    expect(proves('resource.data.uid == request.auth.uid', mine, '/{parent=**}/posts/{id}')).toBe(
      true,
    );
  });

  it('of a group under a document know that document', () => {
    const group = { collection: 'posts', allDescendants: true, parent: '/users/alice' };
    expect(proves('uid == request.auth.uid', group, '/users/{uid}/{rest=**}')).toBe(true);
    expect(proves('uid == "bob"', group, '/users/{uid}/{rest=**}')).toBe(false);
  });
});

describe('other documents', () => {
  const group = documentAt('groups/g', { memberUids: list(text('alice')) });
  const rule = (path: string) =>
    `match /groups/{group}/expenses/{id} { allow list: if request.auth.uid in get(/databases/$(database)/documents/groups/${path}).data.memberUids; }`;

  it('are read where the path is known', () => {
    const parts = { parent: '/groups/g', collection: 'expenses' };
    expect(decide(rule('$(group)'), parts, readerOf(group)).allowed).toBe(true);
    expect(decide(rule('$(group)'), parts, readerOf()).allowed).toBe(false);
  });

  it('are read where a filter names them', () => {
    const body = `match /docs/{id} { allow list: if request.auth.uid in get(/databases/$(database)/documents/groups/$(resource.data.group)).data.memberUids; }`;
    const named = where('group', 'EQUAL', text('g'));
    expect(decide(body, { where: named }, readerOf(group)).allowed).toBe(true);
    expect(decide(body, {}, readerOf(group)).allowed).toBe(false);
  });

  it('are unknown where the path is', () => {
    const parts = { parent: '/groups/g', collection: 'expenses' };
    expect(decide(rule('$(id)'), parts, readerOf(group)).allowed).toBe(false);
  });
});
