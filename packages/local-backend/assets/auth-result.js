// Page at which a sign-in with another service ends: takes the result, or the error, to the app.
/** @type {{ key: string, redirectUrl: string, authEvent: { type: string } }} */
const { key, redirectUrl, authEvent } = JSON.parse(
  document.getElementById('data')?.textContent ?? '{}',
);
// The code in the address is used up; the history needn't keep it.
history.replaceState(null, '', location.pathname);

if (authEvent.type.endsWith('Redirect')) {
  sessionStorage.setItem(key, JSON.stringify(authEvent));
  // The server has checked that it is on this origin.
  location.replace(redirectUrl);
} else {
  const channel = new BroadcastChannel(key);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(authEvent);
  channel.close();
}
