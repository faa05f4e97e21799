const NAMES = [
  'Amélie Roux',
  'Ben Okafor',
  'Chiara Conti',
  'Dana Levi',
  'Emre Kaya',
  'Фёдор Ильин',
  'غادة حسن',
  'Hiro 田中',
  'Ingrid Österberg-Lindqvist',
  'João Ramalho',
  'Kasia Wójcik',
  'Lê Minh',
] as const;

/** A dozen people in several scripts. */
export const people = NAMES.map((name, hue) => ({ id: `p${hue}`, name, hue }));

/**
 * People whose names use the kit's own typeface, so that screenshots are equal on every machine.
 */
export const latinPeople = people.filter(({ name }) => /^[\p{Script=Latin}\s-]+$/u.test(name));

/** A name that no layout expects. */
export const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff-Welche-Vor-Altern-Waren';

/** A sentence that no layout expects. */
export const LONG_TEXT =
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, paid by everybody who was still awake at four in the morning';
