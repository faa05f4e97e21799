/** Names of the cookie and of the header that repeats its value, to prove that a request comes from the page. */
export interface XsrfOptions {
  /** Name of the cookie that the server sets. @default 'XSRF-TOKEN' */
  cookieName?: string;
  /** Name of the header that repeats its value. @default 'X-XSRF-TOKEN' */
  headerName?: string;
  /** Returns the cookies, as `document.cookie` does. @default document.cookie */
  readCookies?: () => string;
}

/**
 * Returns the header for a request, or nothing: only a relative URL on the page's origin gets it, and
 * only with a method that changes something. An absolute URL never does.
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

/** Returns whether a URL is on this origin; `//host`, `/\host` and the like look relative, but aren't. */
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
