// Runs before the app. Sends requests for hosts that the SDK has no setting for to the backend that served this
// script; on a server, those for every service, so that an app needs no setting at all.
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  // In a page of the backend it is inline.
  const backend = script.src === '' ? location.origin : new URL(script.src).origin;
  const hosts = new Map(
    [
      'apis.google.com',
      'content-firebaseappcheck.googleapis.com',
      'firebase.googleapis.com',
      'firebaseinstallations.googleapis.com',
      'www.google-analytics.com',
      'www.google.com',
      'www.googletagmanager.com',
    ].map((host) => [host, `${backend}/__/remote/${host}`]),
  );
  if ('server' in script.dataset) {
    for (const host of ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com']) {
      hosts.set(host, `${backend}/${host}`);
    }
    hosts.set('firestore.googleapis.com', backend);
    hosts.set('firebasestorage.googleapis.com', backend);
  }

  /**
   * Returns an address of the backend in place of one of those hosts; `undefined` for all others.
   * @param {string | URL} address
   */
  function redirected(address) {
    if (!/^(?:https?:)?\/\//i.test(String(address)) || !URL.canParse(address, document.baseURI)) {
      return undefined;
    }
    const url = new URL(address, document.baseURI);
    const place = hosts.get(url.host);
    return place === undefined ? undefined : place + url.pathname + url.search;
  }

  /** @param {string | URL} address */
  function redirect(address) {
    return redirected(address) ?? String(address);
  }

  const { fetch } = globalThis;

  /**
   * @param {string} address
   * @param {Request} request
   */
  async function fetchInstead(address, request) {
    // A body that is passed on as a stream would need HTTP/2.
    const body = request.body === null ? undefined : await request.arrayBuffer();
    const {
      method,
      headers,
      credentials,
      cache,
      redirect: onRedirect,
      keepalive,
      signal,
    } = request;
    return fetch(address, {
      method,
      headers,
      credentials,
      cache,
      redirect: onRedirect,
      keepalive,
      signal,
      ...(body === undefined ? {} : { body }),
    });
  }

  globalThis.fetch = (input, init) => {
    if (!(input instanceof Request)) return fetch(redirect(input), init);
    const address = redirected(input.url);
    if (address === undefined) return fetch(input, init);
    return fetchInstead(address, init === undefined ? input : new Request(input, init));
  };

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

  /**
   * Redirects the address in an element's attribute.
   * @param {typeof HTMLElement} kind
   * @param {string} attribute
   * @param {RegExp} addresses the addresses that are redirected
   */
  function redirectAttribute({ prototype }, attribute, addresses) {
    /** @param {string} value */
    const changed = (value) => (addresses.test(value) ? redirect(value) : value);
    const property = Object.getOwnPropertyDescriptor(prototype, attribute);
    Object.defineProperty(prototype, attribute, {
      ...property,
      set(/** @type {string} */ value) {
        property?.set?.call(this, changed(value));
      },
    });
    prototype.setAttribute = function (name, value) {
      const isAddress = name.toLowerCase() === attribute;
      Element.prototype.setAttribute.call(this, name, isAddress ? changed(value) : value);
    };
  }

  redirectAttribute(HTMLScriptElement, 'src', /^/);
  if ('server' in script.dataset) {
    // Stored files have addresses of the service. The SDK's other pictures only test the connection.
    const stored = /^https:\/\/firebasestorage\.googleapis\.com\//;
    for (const kind of [HTMLImageElement, HTMLMediaElement, HTMLSourceElement, HTMLIFrameElement]) {
      redirectAttribute(kind, 'src', stored);
    }
    redirectAttribute(HTMLAnchorElement, 'href', stored);
  }
})();
