type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** The names in the braces of a path template, each asking for a string. */
export type PathParams<Path extends string> = { readonly [Name in ParamName<Path>]: string };

/**
 * Fills the braces of a path template.
 * @throws {TypeError} when a parameter is missing, empty or holds a slash
 */
export function resolvePath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => segment(name, params[name]));
}

/** Adds an id to a collection's path. @throws {TypeError} when the id is empty or holds a slash */
export function documentPath(collectionPath: string, id: string): string {
  return `${collectionPath}/${segment('id', id)}`;
}

/** Returns the last segment of a document's path. */
export function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function segment(name: string, value: string | undefined): string {
  if (value === undefined || value === '' || value.includes('/')) {
    throw new TypeError(`The ${name} "${value}" is no segment of a path.`);
  }
  return value;
}
