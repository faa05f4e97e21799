/** What names have in common that count as the same: they differ in case or in spaces around them only. */
export function nameKey(name: string): string {
  return name.trim().toLocaleLowerCase();
}
