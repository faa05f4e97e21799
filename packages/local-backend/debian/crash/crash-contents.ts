/** Database of the crash test. */
export const DATABASE = 'projects/demo/databases/(default)';

/** Returns the text of a document or an object: different for each number, some over several pages. */
export function contentsOf(n: number): string {
  return `${n}:`.repeat(1 + ((n * 37) % 900));
}
