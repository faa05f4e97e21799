const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Returns the key that the code uses: for a plural, without its category. */
export function plainKey(key: string): string {
  return key.replace(PLURAL, '');
}

/** Returns the source text for a key of any locale; a language may have plural categories that English lacks. */
export function sourceTextOf(source: ReadonlyMap<string, string>, key: string): string | undefined {
  return source.get(key) ?? source.get(`${plainKey(key)}_other`);
}
