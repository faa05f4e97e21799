// Inside the frame that the SDK opens: passes on what the provider's page said, to the page that
// opened us. The server lets only authorised pages open it.
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

/** How long the page has to speak with us, in milliseconds. */
const PATIENCE = 5000;

/** The provider's own script for frames, which a page has that did not load ours. */
const LOADER = 'https://apis.google.com/js/api.js';

let isHeard = false;

/**
 * Sends what a redirect left, and then whatever the provider's page says.
 * @param {(authEvent: unknown) => void} send
 */
function begin(send) {
  isHeard = true;
  const stored = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  send(stored === null ? NO_EVENT : JSON.parse(stored));
  new BroadcastChannel(storageKey).addEventListener('message', (event) => send(event.data));
}

/** Speaks with the script that `/__/boot.js` puts in the provider's place. */
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

/** Speaks with the provider's own script in the page, by the same script here. */
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

// The provider's script hands over how to be spoken with behind the address; ours does not.
if (new URLSearchParams(location.hash.slice(1)).has('rpctoken')) speakWithTheProviders();
else speakWithOurs();

// Anything else that opens us speaks another protocol, and sign-in would end without a word.
setTimeout(() => {
  if (!isHeard) complain('the page that opened this frame does not speak with it');
}, PATIENCE);
