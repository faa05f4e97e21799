import type { Doc } from '@quits/firestore';
import { describe, expect, it } from 'vitest';
import type { Group } from '../group/schema.ts';
import { sampleGroup } from '../testing/sample-group.ts';
import { contactAt, contactsIn, joinableWith, partsOf } from './contacts.ts';

/** A group whose people are named by `name` or `name@account`. */
function group(id: string, names: Readonly<Record<string, string>>): Doc<Group> {
  const people = Object.entries(names).map(([person, text]) => {
    const [name = '', uid] = text.split('@');
    return [person, { name, defaultWeight: 1, ...(uid === undefined ? {} : { uid }) }] as const;
  });
  const data = { ...sampleGroup(), people: Object.fromEntries(people) };
  return { id, path: `groups/${id}`, pending: false, data };
}

const groups = [
  group('g1', { a: 'Ana@ana', b: 'Ben@ben', c: 'Cleo' }),
  group('g2', { a: 'Ana@ana', x: 'Benjamin@ben', y: 'cleo ' }),
  group('g3', { a: 'Ana@ana', b: 'Benny' }),
];
const told = (joined: Parameters<typeof contactsIn>[1]['joined']) =>
  contactsIn(groups, { uid: 'ana', joined }).map(({ name, places }) => [
    name,
    places.map((place) => `${place.groupId}/${place.personId}`).join(' '),
  ]);

describe('contactsIn', () => {
  it('lists everyone but the reader, an account once', () => {
    expect(told({})).toEqual([
      ['Ben', 'g1/b g2/x'],
      ['Cleo', 'g1/c'],
      ['cleo ', 'g2/y'],
      ['Benny', 'g3/b'],
    ]);
  });

  it('treats joined names as one, with everything that their accounts are', () => {
    expect(told({ g1: { c: 'j' }, g2: { y: 'j', x: 'k' }, g3: { b: 'k' } })).toEqual([
      ['Ben', 'g1/b g2/x g3/b'],
      ['Cleo', 'g1/c g2/y'],
    ]);
  });

  it('takes everyone who is joined with the reader for the reader', () => {
    expect(told({ g1: { a: 'j', c: 'j' } })).toEqual([
      ['Ben', 'g1/b g2/x'],
      ['cleo ', 'g2/y'],
      ['Benny', 'g3/b'],
    ]);
  });

  it('ignores people who were merged, and groups that are being deleted', () => {
    const [one, two, three] = groups;
    if (one === undefined || two === undefined || three === undefined) throw new Error('groups');
    const people = {
      ...one.data.people,
      d: { name: 'Dora', defaultWeight: 1, mergedInto: 'b' },
    };
    const list = contactsIn(
      [
        { ...one, data: { ...one.data, people } },
        { ...two, data: { ...two.data, deletingAt: new Date(0) } },
      ],
      { uid: 'ana', joined: {} },
    );
    expect(list.map(({ name, places }) => [name, places.length])).toEqual([
      ['Ben', 1],
      ['Cleo', 1],
    ]);
  });
});

describe('joinableWith', () => {
  const contacts = contactsIn(groups, { uid: 'ana', joined: {} });
  const joinable = (groupId: string, personId: string) => {
    const contact = contactAt(contacts, { groupId, personId });
    if (contact === undefined) throw new Error('no contact');
    return joinableWith(contacts, contact).map(({ name, isNamesake }) => [name, isNamesake]);
  };

  it('offers people of other groups, equal names first', () => {
    expect(joinable('g1', 'c')).toEqual([
      ['cleo ', true],
      ['Benny', false],
    ]);
    expect(joinable('g3', 'b')).toEqual([
      ['Ben', false],
      ['Cleo', false],
      ['cleo ', false],
    ]);
  });

  it('never offers another account for an account', () => {
    expect(joinable('g2', 'x')).toEqual([['Benny', false]]);
  });
});

it('knows the parts of joined names', () => {
  const joined = { g2: { x: 'k' }, g3: { b: 'k' } };
  const ben = contactAt(contactsIn(groups, { uid: 'ana', joined }), {
    groupId: 'g3',
    personId: 'b',
  });
  if (ben === undefined) throw new Error('no contact');
  expect(partsOf(ben).map((places) => places.map(({ name }) => name))).toEqual([
    ['Benny'],
    ['Ben', 'Benjamin'],
  ]);
});
