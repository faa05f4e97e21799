/**
 * Letters of the Greek and Cyrillic alphabets by the Latin letter that they look like, and the signs that are told apart
 * by their context only: the ones that names contain, of the confusables of Unicode Technical Standard 39.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  A: 'ΑА',
  B: 'ΒВ',
  C: 'С',
  E: 'ΕЕ',
  G: 'Ԍ',
  H: 'ΗН',
  J: 'ͿЈ',
  K: 'ΚК',
  M: 'ΜМ',
  N: 'Ν',
  O: 'ΟО0',
  P: 'ΡР',
  S: 'Ѕ',
  T: 'ΤТ',
  V: 'Ѵ',
  W: 'Ԝ',
  X: 'ΧХ',
  Y: 'ΥУҮ',
  Z: 'Ζ',
  a: 'αа',
  b: 'Ь',
  c: 'с',
  d: 'ԁ',
  e: 'еҽ',
  h: 'һ',
  i: 'ιіӏ',
  j: 'ϳј',
  l: 'IΙІӀ1|',
  o: 'οо',
  p: 'ρр',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  u: 'υ',
  v: 'νѵ',
  w: 'ѡԝ',
  x: 'х',
  y: 'уү',
};

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
);

/**
 * Returns a text with the letters of other alphabets replaced by the Latin ones that look the same: names that can't be told
 * apart on the screen become equal. Only for comparing; no one reads it.
 */
export function withoutLookAlikes(text: string): string {
  return Array.from(text.normalize('NFKD'), (letter) => LATIN.get(letter) ?? letter).join('');
}
