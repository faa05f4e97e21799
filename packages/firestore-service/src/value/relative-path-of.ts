/** Returns the path in a full document name, relative to the root of the database. */
export function relativePathOf(name: string): string {
  return name.split('/').slice(5).join('/');
}
