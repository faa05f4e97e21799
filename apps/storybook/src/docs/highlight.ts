/** A piece of code with the same color. */
export interface CodePiece {
  readonly kind: 'tag' | 'prop' | 'text' | 'word' | 'plain';
  readonly text: string;
}

const PIECES =
  /(?<tag><\/?[A-Za-z][\w.]*|\/?>)|(?<prop>\b[\w-]+(?==))|(?<text>"[^"]*"|'[^']*')|(?<word>\b(?:import|from|const|export)\b)/gu;

/** Splits code of the documentation into pieces to color; joined, they are the code. */
export function highlight(code: string): readonly CodePiece[] {
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of code.matchAll(PIECES)) {
    if (match.index > end) pieces.push({ kind: 'plain', text: code.slice(end, match.index) });
    const kind = (['tag', 'prop', 'text', 'word'] as const).find(
      (name) => match.groups?.[name] !== undefined,
    );
    pieces.push({ kind: kind ?? 'plain', text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) pieces.push({ kind: 'plain', text: code.slice(end) });
  return pieces;
}
