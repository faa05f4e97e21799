const PART = /`((?:[^`\\]|\\.)*)`|([^.`]+)/g;

/** Splits a field path of the service, in which odd names are quoted with backticks. */
export function parseFieldPath(path: string): readonly string[] {
  return Array.from(path.matchAll(PART), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll(/\\(.)/g, '$1'),
  );
}
