/** How a page proves that a request is its own: the value of a cookie comes back in a header. */
export interface XsrfOptions {
  /** @default 'XSRF-TOKEN' */
  cookieName?: string;
  /** @default 'X-XSRF-TOKEN' */
  headerName?: string;
  /** @default document.cookie */
  readCookies?: () => string;
}

/**
 * The header for a request, or nothing: only a relative address that stays on the page's origin gets
 * it, and only with a method that changes something. An absolute address never does.
 */
export function xsrfHeader(
  url: string,
  method: string,
  options: XsrfOptions = {},
): Record<string, string> {
  const { cookieName = 'XSRF-TOKEN', headerName = 'X-XSRF-TOKEN' } = options;
  if (method === 'GET' || method === 'HEAD' || !isSameOrigin(url)) return {};
  const cookies = options.readCookies?.() ?? globalThis.document?.cookie ?? '';
  const token = valueOf(cookies, cookieName);
  return token === undefined ? {} : { [headerName]: token };
}

/** `//host`, `/\host` and the like look relative and are not. */
function isSameOrigin(url: string): boolean {
  if (URL.canParse(url)) return false;
  const base = 'http://a.invalid/b/';
  return URL.canParse(url, base) && new URL(url, base).origin === new URL(base).origin;
}

function valueOf(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) {
      return decode(pair.slice(at + 1).trim());
    }
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
