// Runs inside the frame that the SDK opens: forwards the provider page's messages to the embedding
// page. The server allows only authorized pages to embed it.
const MESSAGE = 'local-auth-frame';
const query = new URL(location.href).searchParams;
const storageKey = `firebase:redirectEvent:${query.get('apiKey')}:${query.get('appName')}`;
const NO_EVENT = {
  type: 'unknown',
  eventId: null,
  sessionId: null,
  urlResponse: null,
  postBody: null,
  tenantId: null,
  error: { code: 'auth/no-auth-event', message: 'No redirect was under way.' },
};

/** How long the page has to connect, in milliseconds. */
const PATIENCE = 5000;

/** The provider's own frame script, used by pages that don't load our substitute. */
const LOADER = 'https://apis.google.com/js/api.js';

let isHeard = false;

/**
 * Sends the stored result of a redirect, and then all messages of the provider's page.
 * @param {(authEvent: unknown) => void} send
 */
function begin(send) {
  isHeard = true;
  const stored = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  send(stored === null ? NO_EVENT : JSON.parse(stored));
  new BroadcastChannel(storageKey).addEventListener('message', (event) => send(event.data));
}

/** Communicates with our substitute script, which `/__/boot.js` installs. */
function speakWithOurs() {
  let pageOrigin = '';
  let sent = 0;

  /** @param {object} message */
  function post(message) {
    parent.postMessage({ kind: MESSAGE, ...message }, pageOrigin === '' ? '*' : pageOrigin);
  }

  addEventListener('message', (event) => {
    if (event.source !== parent || event.data?.kind !== MESSAGE) return;
    const { type, name, id } = event.data;
    if (type === 'registered' && name === 'authEvent' && !isHeard) {
      pageOrigin = event.origin;
      begin((authEvent) => {
        sent += 1;
        post({
          type: 'event',
          name: 'authEvent',
          id: sent,
          data: { type: 'authEvent', authEvent },
        });
      });
    }
    if (type === 'request' && name === 'webStorageSupport') {
      post({ type: 'answer', id, data: [{ webStorageSupport: true }] });
    }
  });
  post({ type: 'ready' });
}

/** Communicates with the provider's own script in the page, by loading the same script here. */
function speakWithTheProviders() {
  const script = document.createElement('script');
  script.src = LOADER;
  script.addEventListener('error', () => complain(`${LOADER} did not load`));
  script.addEventListener('load', () => {
    const { gapi } = /** @type {any} */ (globalThis);
    gapi.load('gapi.iframes', () => {
      const anyOrigin = gapi.iframes.CROSS_ORIGIN_IFRAMES_FILTER;
      const page = gapi.iframes.getContext().getParentIframe();
      const supported = () => ({ status: 'ACK', webStorageSupport: true });
      page.register('webStorageSupport', supported, anyOrigin);
      begin((authEvent) => {
        page.send('authEvent', { type: 'authEvent', authEvent }, () => {}, anyOrigin);
      });
    });
  });
  document.head.append(script);
}

/** @param {string} reason */
function complain(reason) {
  reportError(
    new Error(
      `Signing in with a provider cannot work: ${reason}. Load ${location.origin}/__/boot.js before ` +
        'the SDK in the page that opened this frame.',
    ),
  );
}

// The provider's script passes its connection parameters in the URL fragment; ours doesn't.
if (new URLSearchParams(location.hash.slice(1)).has('rpctoken')) speakWithTheProviders();
else speakWithOurs();

// Any other embedding page uses a different protocol, and sign-in would fail silently.
setTimeout(() => {
  if (!isHeard) complain('the page that opened this frame does not speak with it');
}, PATIENCE);
