/** Separators of names: commas, semicolons, slashes and bars of all scripts, tabs and line breaks. */
const SEPARATOR = /[,;/|\t\n\r\u060C\u061B\u3001\uFF0C\uFF1B\uFF0F\uFF5C\u2028\u2029]/u;
/** Closing quotes by opening quote; an apostrophe is part of a name. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“”', '«': '»' };
/** Marker of a list item, such as `-`, `•` or `1.`. */
const MARKER = /^(?:[-*•–—]\s+|\d{1,3}[.)]\s+)/u;

/**
 * Returns the names in a text, in order: separated by commas, slashes or line breaks, without list
 * markers and repeated spaces. Quotes keep a name with separators together; one that isn't closed is
 * part of the name. Words such as “and” don't separate names.
 */
export function namesInText(text: string): readonly string[] {
  return pieces(text)
    .map(tidy)
    .filter((name) => name !== '');
}

/** Returns a pasted list as one line, since a field of one line would join its lines. */
export function namesInLine(text: string): string {
  return text
    .split(/[\t\r\n\u2028\u2029]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');
}

/** Returns each name in a text as one would type it alone: quoted if it contains separators. */
export function spreadNames(text: string): readonly string[] {
  return namesInText(text).map((name) => {
    const [only, ...others] = namesInText(name);
    if (only === name && others.length === 0) return name;
    const quotes = Object.entries(QUOTES).find(([, closing]) =>
      Array.from(closing).every((letter) => !name.includes(letter)),
    );
    return quotes === undefined ? name : `${quotes[0]}${name}${quotes[1].slice(-1)}`;
  });
}

/** A name as typed, or quoted. */
interface Piece {
  readonly text: string;
  readonly isQuoted: boolean;
}

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const letters = Array.from(text);
  let current = '';
  const end = () => {
    found.push({ text: current, isQuoted: false });
    current = '';
  };
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const isStart = current.trimStart().replace(MARKER, '').trim() === '';
    const closes = isStart ? closingQuote(letters, at) : undefined;
    if (closes !== undefined) {
      found.push({ text: letters.slice(at + 1, closes).join(''), isQuoted: true });
      current = '';
      at = closes;
    } else if (SEPARATOR.test(letter)) end();
    else current += letter;
  }
  end();
  return found;
}

/** Returns where a quoted name ends; `undefined` unless a separator or the end follows. */
function closingQuote(letters: readonly string[], from: number): number | undefined {
  const closing = QUOTES[letters[from] ?? ''];
  if (closing === undefined) return undefined;
  const to = letters.findIndex((letter, at) => at > from && closing.includes(letter));
  if (to === -1) return undefined;
  const next = letters
    .slice(to + 1)
    .find((letter) => SEPARATOR.test(letter) || letter.trim() !== '');
  return next === undefined || SEPARATOR.test(next) ? to : undefined;
}

function tidy({ text, isQuoted }: Piece): string {
  const plain = text.replaceAll(/\s+/gu, ' ').trim();
  return isQuoted ? plain : `${plain} `.replace(MARKER, '').trim();
}
