import { describe, expect, it } from 'vitest';
import { sampleGroup } from '../testing/sample-group.ts';
import type { Group } from '../group/schema.ts';
import { activePeople } from '../person/people.ts';
import { startForm } from './start-form.ts';

/** Returns Ana's new form in a group with onlookers. */
function started(...onlookers: readonly string[]) {
  const { people, ...group } = sampleGroup();
  const changed: Group = {
    ...group,
    people: Object.fromEntries(
      Object.entries(people).map(([id, person]) => [
        id,
        onlookers.includes(id) ? { ...person, defaultWeight: 0 } : person,
      ]),
    ),
  };
  return startForm({
    groupId: 'rail',
    group: changed,
    people: activePeople(changed, { uid: 'ana', compare: (a, b) => (a < b ? -1 : 1) }),
    uid: 'ana',
    now: new Date('2026-11-21T12:00:00Z'),
    locale: 'en-US',
  });
}

describe('a new expense', () => {
  it('is paid by its author and split between all', () => {
    expect(started()).toMatchObject({
      paidBy: { kind: 'one', personId: 'a' },
      participants: ['a', 'b', 'c', 'd'],
    });
  });

  it('leaves out onlookers, as payers and in the split', () => {
    expect(started('c').participants).toEqual(['a', 'b', 'd']);
    expect(started('a')).toMatchObject({
      paidBy: { kind: 'one', personId: 'b' },
      participants: ['b', 'c', 'd'],
    });
  });

  it('is split between all if everyone is an onlooker', () => {
    expect(started('a', 'b', 'c', 'd').participants).toEqual(['a', 'b', 'c', 'd']);
  });
});
