const LONGEST = 2_000;

/**
 * Removes possible personal data from a text: email addresses, numbers, tokens, ids, queries of
 * URLs.
 */
export function redact(text: string): string {
  return text
    .replaceAll(/[\w.%+-]+@[\w-]+(\.[\w-]+)+/g, '<mail>')
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '<token>')
    .replaceAll(/([?#])[^\s:)'"]*/g, '$1<removed>')
    .replaceAll(
      /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}(?![\w-]*\.(?:js|css|ts))/g,
      '<id>',
    )
    .replaceAll(/\+?\d[\d ()-]{6,}\d/g, '<number>')
    .slice(0, LONGEST);
}
