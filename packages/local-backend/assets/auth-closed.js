// Page that a popup or a redirect opens on a server without providers: takes the refusal back to the app.
const query = new URL(location.href).searchParams;
const authEvent = {
  type: query.get('authType'),
  eventId: query.get('eventId'),
  sessionId: null,
  postBody: null,
  urlResponse: null,
  tenantId: query.get('tid'),
  error: {
    code: 'auth/operation-not-allowed',
    message: 'This server has no sign-in with another service.',
  },
};
const key = `firebase:redirectEvent:${query.get('apiKey')}:${query.get('appName')}`;

if (query.get('authType')?.endsWith('Redirect')) {
  sessionStorage.setItem(key, JSON.stringify(authEvent));
  // The server has checked that it is on this origin.
  location.replace(query.get('redirectUrl') ?? '/');
} else {
  const channel = new BroadcastChannel(key);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(authEvent);
  channel.close();
}
