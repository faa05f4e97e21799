/** Normalizes a name for comparison: ignores case and surrounding spaces. */
export function nameKey(name: string): string {
  return name.trim().toLocaleLowerCase();
}
