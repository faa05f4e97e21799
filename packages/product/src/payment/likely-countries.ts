/**
 * Returns the countries that language tags name, such as `ES` for `es-ES`; tags without a region
 * name none. Invalid tags are ignored.
 */
export function likelyCountries(languages: readonly string[]): readonly string[] {
  const regions = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).region ?? [];
    } catch {
      return [];
    }
  });
  return [...new Set(regions)];
}
