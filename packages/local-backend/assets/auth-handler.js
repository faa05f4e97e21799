// The local provider page: choose or type an account, and go back to the app with it.
const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}');
const query = new URL(location.href).searchParams;

/**
 * @param {string} id
 * @returns {HTMLInputElement}
 */
const field = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));

function toggleForm() {
  field('main-form').hidden = !field('main-form').hidden;
}

/**
 * Ends the visit with an event for the app.
 * @param {{ urlResponse: string | null, error: object | null }} outcome
 */
function finish(outcome) {
  const authEvent = {
    type: query.get('authType'),
    eventId: query.get('eventId'),
    sessionId: crypto.randomUUID(),
    postBody: '',
    tenantId: query.get('tid'),
    ...outcome,
  };
  const key = `firebase:redirectEvent:${query.get('apiKey')}:${query.get('appName')}`;
  if (query.get('authType')?.endsWith('Redirect')) {
    sessionStorage.setItem(key, JSON.stringify(authEvent));
    location.replace(data.redirectUrl);
    return;
  }
  const channel = new BroadcastChannel(key);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(authEvent);
  channel.close();
  // The SDK closes this window when the app has the account; if it closed itself earlier, that
  // would look like a cancellation.
  const done = document.createElement('p');
  done.textContent = 'Done. The app closes this window.';
  document.querySelector('main')?.replaceChildren(done);
}

/** @param {string} code */
function fail(code) {
  finish({ urlResponse: null, error: { code: `auth/${code}`, message: code } });
}

/** @param {object} claims */
async function signIn(claims) {
  for (const button of document.querySelectorAll('button')) button.disabled = true;
  const seconds = Number(field('delay').value);
  if (seconds > 0) await new Promise((resolve) => void setTimeout(resolve, seconds * 1000));
  const answer = await fetch('/__/auth/provider-token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      providerId: data.providerId,
      claims: { ...claims, ...(data.nonce === undefined ? {} : { nonce: data.nonce }) },
    }),
  });
  if (!answer.ok) {
    fail('internal-error');
    return;
  }
  const tokens = await answer.json();
  const back = new URL(location.pathname, location.origin);
  back.searchParams.set('providerId', data.providerId);
  for (const [name, value] of Object.entries(tokens)) back.searchParams.set(name, String(value));
  finish({ urlResponse: back.href, error: null });
}

/** The same address is the same person at a provider, so that coming back works. */
async function idOf(/** @type {string} */ email) {
  const bytes = new TextEncoder().encode(`${data.providerId} ${email.toLowerCase()}`);
  const digest = new DataView(await crypto.subtle.digest('SHA-256', bytes));
  return String(digest.getBigUint64(0)).padStart(20, '0');
}

function entered() {
  const email = field('email-input').value.trim();
  const optional = {
    name: field('display-name-input').value.trim(),
    screen_name: field('screen-name-input').value.trim(),
    picture: field('profile-photo-input').value.trim(),
  };
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== ''));
  return { email, email_verified: true, ...given };
}

function allowSignIn() {
  field('sign-in').disabled = !field('email-input').validity.valid;
}

field('email-input').addEventListener('input', allowSignIn);
// The user may have typed before this script was loaded.
allowSignIn();

async function signInAsEntered() {
  const claims = entered();
  await signIn({ sub: await idOf(claims.email), ...claims });
}

field('main-form').addEventListener('submit', (event) => {
  event.preventDefault();
  void signInAsEntered();
});
for (const button of document.querySelectorAll('[data-account]')) {
  button.addEventListener('click', () => {
    void signIn(data.accounts[Number(button.getAttribute('data-account'))]);
  });
}
document.querySelector('.js-new-account')?.addEventListener('click', () => {
  field('main-form').hidden = false;
  field('email-input').focus();
});
field('cancel').addEventListener('click', () => fail('user-cancelled'));
field('fail').addEventListener('click', () => fail(field('error-code').value));
Object.assign(globalThis, { toggleForm });
