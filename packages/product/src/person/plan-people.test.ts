import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';
import { namesInText } from './names-in-text.ts';
import { planPeople } from './plan-people.ts';

const FREE = { taken: [], room: 250 };

describe('people in a text', () => {
  it('are added in order, and doubles are named', () => {
    const plan = planPeople('Ana, Bo, ana, Cy', { taken: ['bo'], room: 5 });
    expect(plan).toEqual({
      names: ['Ana', 'Cy'],
      alike: [],
      doubled: ['Bo', 'ana'],
      tooLong: [],
      tooMany: [],
    });
  });

  it('are reported if they resemble others', () => {
    const { names, alike } = planPeople('Anna Smith, Michael, Micheal', {
      taken: ['Anna'],
      room: 5,
    });
    expect(names).toEqual(['Anna Smith', 'Michael', 'Micheal']);
    expect(alike).toEqual([
      { name: 'Anna Smith', other: 'Anna' },
      { name: 'Micheal', other: 'Michael' },
    ]);
  });

  it('are refused beyond the room in the group, and if their names are too long', () => {
    const long = 'x'.repeat(81);
    const plan = planPeople(`Ana, ${long}, Bo, Cy`, { taken: [], room: 2 });
    expect(plan).toMatchObject({ names: ['Ana', 'Bo'], tooLong: [long], tooMany: ['Cy'] });
  });

  it('are each added or refused, and never added twice', () => {
    const texts = fc.array(fc.constantFrom('Ana', 'ana', 'Bo', 'Zoé', 'x'.repeat(81), '花子'));
    fc.assert(
      fc.property(texts, fc.nat(4), (list, room) => {
        const text = list.join(', ');
        const plan = planPeople(text, { taken: ['Bo'], room });
        const told = [...plan.names, ...plan.doubled, ...plan.tooLong, ...plan.tooMany];
        expect(told.toSorted()).toEqual(namesInText(text).toSorted());
        expect(new Set([...plan.names, 'Bo'].map(nameKey)).size).toBe(plan.names.length + 1);
        expect(plan.names.length).toBeLessThanOrEqual(room);
      }),
    );
  });

  it('are read even if there are 5,000 of them', () => {
    const text = Array.from({ length: 5_000 }, (_, index) => `Person ${index}`).join('\n');
    expect(planPeople(text, FREE).tooMany).toHaveLength(4_750);
  });
});
