/** Joins segments into one field path, quoting those with dots or other special characters. */
export function fieldPath(...segments: string[]): string {
  return segments
    .map((segment) =>
      /^[A-Za-z_][\w-]*$/.test(segment) ? segment : `\`${segment.replaceAll(/[\\`]/g, '\\$&')}\``,
    )
    .join('.');
}

/** Matches one segment, quoted or without dots, and its separator. */
const SEGMENT = /(?:`((?:[^\\`]|\\[^])+)`|([^.`\\]+))(\.(?!$)|$)/y;

/** Splits a field path into its segments. @throws {TypeError} when it is malformed */
export function splitFieldPath(path: string): readonly string[] {
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  do {
    const [, quoted, plain] = SEGMENT.exec(path) ?? [];
    const segment = quoted?.replaceAll(/\\([^])/g, '$1') ?? plain;
    if (segment === undefined) throw new TypeError(`"${path}" is not a field path.`);
    segments.push(segment);
  } while (SEGMENT.lastIndex < path.length);
  return segments;
}
