const SIMPLE: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['a', '\u0007'],
  ['\\', '\\'],
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['?', '?'],
]);

const CODED = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2}))/y;

/**
 * Reads one escape sequence of a string, from its backslash. An unknown one stays as is, including
 * its backslash, so that patterns such as `'\d+\.'` work as written.
 */
export function readEscape(text: string, at: number): { value: string; end: number } | null {
  const next = text[at + 1];
  if (next === undefined) return null;
  const simple = SIMPLE.get(next);
  if (simple !== undefined) return { value: simple, end: at + 2 };
  CODED.lastIndex = at;
  const coded = CODED.exec(text);
  if (coded === null) return { value: `\\${next}`, end: at + 2 };
  const octal = coded[4];
  const code =
    octal === undefined
      ? Number.parseInt(coded[1] ?? coded[2] ?? coded[3] ?? '0', 16)
      : Number.parseInt(octal, 8);
  if (code > 0x10_ff_ff) return null;
  return { value: String.fromCodePoint(code), end: at + coded[0].length };
}
