import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similarName } from './similar-name.ts';

const find = (typed: string, ...names: readonly string[]) =>
  similarName(Object.fromEntries(names.map((name) => [name, name])), typed);

describe('a name is the same', () => {
  it.each([
    ['ann', 'Ann'],
    ['  Zoé ', 'zoe'],
    ['Emil', 'Emil 🎸'],
    ['Anne Marie', 'Annemarie'],
    ['JÜRGEN', 'jurgen'],
    ['Ｋｅｎ', 'Ken'],
    ['🎸', '🎸'],
  ])('%s and %s', (typed, name) => {
    expect(find(typed, 'Someone else', name)).toEqual({ id: name, name, isSame: true });
  });
});

describe('a name is similar', () => {
  it.each([
    ['Anna', 'Ann'],
    ['Micheal', 'Michael'],
    ['Katharina', 'Katherine'],
    ['Ann', 'Ann Smith'],
    ['Ann Smith', 'ann'],
    ['\u0410nn', 'Ann'],
    ['\u0392\u03bf\u03b2', 'Bo\u03b2'],
    ['P\u0430ul', 'Paul'],
    ['\u0421\u0435\u0430\u0440', 'Ceap'],
    ['\u0406vo', 'Ivo'],
    ['AI', 'Al'],
    ['\u0410nn', 'Ann Smith'],
  ])('%s and %s', (typed, name) => {
    expect(find(typed, 'Someone else', name)).toEqual({ id: name, name, isSame: false });
  });
});

describe('a name is another', () => {
  it.each([
    ['Ben', 'Ken'],
    ['Ann Smith', 'Ann Jones'],
    ['Maria', 'Marco'],
    ['', 'Ann'],
    ['🎸', '🥁'],
    ['李', '王'],
    ['Олег', 'Ольга'],
    ['Ян', 'Яр'],
    ['Νίκος', 'Nina'],
  ])('%s and %s', (typed, name) => {
    expect(find(typed, name)).toBeUndefined();
  });
});

it('finds the same name before a similar one', () => {
  expect(find('anna', 'Ann', 'Anna')).toMatchObject({ id: 'Anna', isSame: true });
});

it('finds every name by itself, and with one letter more', () => {
  const names = fc.stringMatching(/^[a-z]{4,12}$/);
  fc.assert(
    fc.property(names, fc.nat(), (name, at) => {
      expect(find(name.toUpperCase(), name)?.isSame).toBe(true);
      const place = at % (name.length + 1);
      expect(find(`${name.slice(0, place)}x${name.slice(place)}`, name)).toMatchObject({
        id: name,
      });
    }),
  );
});
