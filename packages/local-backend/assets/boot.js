// Runs before the app. The SDK has no setting for some of its hosts; requests to them are sent to the
// backend that served this script instead.
(() => {
  const HOSTS = new Set([
    'apis.google.com',
    'content-firebaseappcheck.googleapis.com',
    'firebase.googleapis.com',
    'firebaseinstallations.googleapis.com',
    'www.google-analytics.com',
    'www.google.com',
    'www.googletagmanager.com',
  ]);
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  // In a page of the backend it is inline.
  const backend = src === '' ? location.origin : new URL(src).origin;

  /** @param {string | URL} address */
  function redirect(address) {
    const url = new URL(address, document.baseURI);
    if (!HOSTS.has(url.host)) return String(address);
    return `${backend}/__/remote/${url.host}${url.pathname}${url.search}`;
  }

  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    input instanceof Request
      ? fetch(
          HOSTS.has(new URL(input.url).host) ? new Request(redirect(input.url), input) : input,
          init,
        )
      : fetch(redirect(input), init);

  /**
   * Redirects the address among a method's arguments.
   * @param {object} prototype
   * @param {string} name
   * @param {number} position
   */
  function redirectArgument(prototype, name, position) {
    const methods = /** @type {Record<string, (...args: unknown[]) => unknown>} */ (prototype);
    const original = methods[name];
    methods[name] = function (...args) {
      args[position] = redirect(/** @type {string | URL} */ (args[position]));
      return original?.apply(this, args);
    };
  }

  redirectArgument(XMLHttpRequest.prototype, 'open', 1);
  redirectArgument(Navigator.prototype, 'sendBeacon', 0);

  const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...source,
    set(/** @type {string} */ value) {
      source?.set?.call(this, redirect(value));
    },
  });
  HTMLScriptElement.prototype.setAttribute = function (name, value) {
    const isSource = name.toLowerCase() === 'src';
    Element.prototype.setAttribute.call(this, name, isSource ? redirect(value) : value);
  };
})();
