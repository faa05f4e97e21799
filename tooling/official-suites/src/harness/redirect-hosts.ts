/**
 * Redirects requests from one origin to another, for clients without a setting for the backend's
 * address.
 */
export function redirectHosts(origins: Readonly<Record<string, string>>): void {
  const entries = Object.entries(origins);
  if (entries.length === 0) return;
  const redirected = (url: string) => {
    const entry = entries.find(([from]) => url.startsWith(`${from}/`));
    return entry === undefined ? url : entry[1] + url.slice(entry[0].length);
  };

  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    fetch(
      typeof input === 'string' || input instanceof URL ? redirected(String(input)) : input,
      init,
    );

  if (!('XMLHttpRequest' in globalThis)) return;
  redirectScripts(redirected);
  // oxlint-disable-next-line typescript/unbound-method -- called with the request that it is called on
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...[isAsync = true, user, password]: readonly [boolean?, (string | null)?, (string | null)?]
  ) {
    open.call(this, method, redirected(String(url)), isAsync, user, password);
  };
}

function redirectScripts(redirected: (url: string) => string): void {
  const { prototype } = HTMLScriptElement;
  const source = Object.getOwnPropertyDescriptor(prototype, 'src');
  Object.defineProperty(prototype, 'src', {
    ...source,
    set(url: string) {
      source?.set?.call(this, redirected(url));
    },
  });
  prototype.setAttribute = function (name, value) {
    Element.prototype.setAttribute.call(this, name, name === 'src' ? redirected(value) : value);
  };
}
