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

let pageOrigin = '';
let sent = 0;

/** @param {object} message */
function post(message) {
  parent.postMessage({ kind: MESSAGE, ...message }, pageOrigin === '' ? '*' : pageOrigin);
}

/** @param {unknown} authEvent */
function sendEvent(authEvent) {
  sent += 1;
  post({ type: 'event', name: 'authEvent', id: sent, data: { type: 'authEvent', authEvent } });
}

addEventListener('message', (event) => {
  if (event.source !== parent || event.data?.kind !== MESSAGE) return;
  const { type, name, id } = event.data;
  if (type === 'registered' && name === 'authEvent') {
    pageOrigin = event.origin;
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    sendEvent(stored === null ? NO_EVENT : JSON.parse(stored));
  }
  if (type === 'request' && name === 'webStorageSupport') {
    post({ type: 'answer', id, data: [{ webStorageSupport: true }] });
  }
});

new BroadcastChannel(storageKey).addEventListener('message', (event) => {
  if (pageOrigin !== '') sendEvent(event.data);
});

// Anything else that opens us speaks another protocol, and sign-in would end without a word.
setTimeout(() => {
  if (pageOrigin !== '') return;
  reportError(
    new Error(
      'Signing in with a provider cannot work: the page that opened this frame does not speak with ' +
        `it. Load ${location.origin}/__/boot.js before the SDK in that page.`,
    ),
  );
}, PATIENCE);

post({ type: 'ready' });
