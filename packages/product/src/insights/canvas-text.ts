/** Weight and size of a text in a drawing. */
export interface TextStyle {
  readonly size: number;
  /** @default 480 */
  readonly weight?: number;
}

/** A drawing, and the fonts and width of its texts. */
export interface TextContext {
  readonly context: CanvasRenderingContext2D;
  /** CSS font families. */
  readonly family: string;
}

/** Sets the font, and returns the width of a text. */
export function measure(
  { context, family }: TextContext,
  text: string,
  { size, weight = 480 }: TextStyle,
): number {
  context.font = `${weight} ${size}px ${family}`;
  return context.measureText(text).width;
}

/** Returns the largest size, down to a smallest one, in which a text fits on a line. */
export function fittingSize(
  drawing: TextContext,
  text: string,
  { width, least, ...style }: TextStyle & { readonly width: number; readonly least: number },
): number {
  const full = measure(drawing, text, style);
  return full <= width ? style.size : Math.max(least, Math.floor((style.size * width) / full));
}

/** Breaks a text into lines between words, within a word only if it is wider than a line; the last line ends in an ellipsis if more would follow. */
export function wrap(
  drawing: TextContext,
  text: string,
  { width, lines, ...style }: TextStyle & { readonly width: number; readonly lines: number },
): readonly string[] {
  const fits = (line: string) => measure(drawing, line.trim(), style) <= width;
  const wrapped: string[] = [];
  let line = '';
  for (const piece of piecesOf(text, fits)) {
    if (line !== '' && !fits(line + piece)) {
      wrapped.push(line.trim());
      line = '';
    }
    line += piece;
  }
  if (line.trim() !== '') wrapped.push(line.trim());
  if (wrapped.length <= lines) return wrapped;
  const kept = wrapped.slice(0, lines);
  const last = kept.pop() ?? '';
  return [...kept, shortened(last, fits)];
}

/** Returns a text that fits on a line, with an ellipsis if it was cut. */
export function clip(
  drawing: TextContext,
  text: string,
  { width, ...style }: TextStyle & { readonly width: number },
): string {
  const fits = (line: string) => measure(drawing, line, style) <= width;
  return fits(text) ? text : shortened(text, fits);
}

function shortened(text: string, fits: (line: string) => boolean): string {
  const characters = charactersOf(text);
  while (characters.length > 0 && !fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('').trim()}…`;
}

/** Returns words with the spaces and punctuation that follow them, and the characters of words that don't fit on a line. */
function piecesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, {
    granularity: 'word',
  }).segment(text)) {
    const last = pieces.pop();
    if (last === undefined) pieces.push(segment);
    else if (isWordLike === true && /\s$|[\p{Lo}]$/u.test(last)) pieces.push(last, segment);
    else pieces.push(last + segment);
  }
  return pieces.flatMap((piece) => (fits(piece) ? [piece] : charactersOf(piece)));
}

function charactersOf(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}
