/** Letters and digits of a code: without those that look alike (Crockford's Base32). */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of characters of a code that people type. */
export const CODE_LENGTH = 10;

/** Number of characters of the secret in a link: 32 bytes in base64url. */
const LINK_LENGTH = 43;

/** Returns a code in two parts, which are easier to read. */
export function spacedCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}

/**
 * Reads what someone typed or pasted: a code, in any case and with any separators, or a link with its secret. Returns `undefined` if
 * it is neither.
 */
export function readDeviceCode(typed: string): string | undefined {
  const text = typed.trim();
  const secret = text.slice(text.indexOf('#') + 1);
  if (isLinkSecret(secret)) return secret;
  const code = text
    .toUpperCase()
    .replaceAll(/[\s\-–]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return isCode(code) ? code : undefined;
}

/** Returns whether a text has the form of a code that people type. */
export function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && /^[0-9A-HJKMNP-TV-Z]+$/.test(text);
}

/** Returns whether a text has the form of a link's secret. */
export function isLinkSecret(text: string): boolean {
  return text.length === LINK_LENGTH && /^[\w-]+$/.test(text);
}
