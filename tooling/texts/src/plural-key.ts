const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The key that code asks for: of a plural without its category. */
export function plainKey(key: string): string {
  return key.replace(PLURAL, '');
}

/** The source text that a key of any locale translates: a language may have plural categories that English lacks. */
export function sourceTextOf(source: ReadonlyMap<string, string>, key: string): string | undefined {
  return source.get(key) ?? source.get(`${plainKey(key)}_other`);
}
