/** Joins segments into one field path, quoting those that hold dots or other special characters. */
export function fieldPath(...segments: string[]): string {
  return segments
    .map((segment) =>
      /^[A-Za-z_][\w-]*$/.test(segment) ? segment : `\`${segment.replaceAll(/[\\`]/g, '\\$&')}\``,
    )
    .join('.');
}

/** Splits a field path into its segments. @throws {TypeError} when a segment is empty */
export function splitFieldPath(path: string): [string, ...string[]] {
  const segments: string[] = [];
  let current = '';
  let quoted = false;
  let empty = true;
  for (let at = 0; at < path.length; at += 1) {
    const character = path.charAt(at);
    if (quoted && character === '\\') {
      at += 1;
      current += path.charAt(at);
    } else if (character === '`') {
      quoted = !quoted;
      empty = false;
    } else if (character === '.' && !quoted) {
      if (empty) throw malformed(path);
      segments.push(current);
      current = '';
      empty = true;
    } else {
      current += character;
      empty = false;
    }
  }
  if (empty || quoted || current === '') throw malformed(path);
  const [first = current, ...rest] = segments;
  return segments.length === 0 ? [current] : [first, ...rest, current];
}

function malformed(path: string): TypeError {
  return new TypeError(`"${path}" is not a field path.`);
}
