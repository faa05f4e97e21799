// Pages by which people become administrators of a server, sign in and sign out.
const form = /** @type {HTMLFormElement | null} */ (document.getElementById('form'));
const outcome = document.getElementById('outcome');
// The fragment isn't sent to the server, and so doesn't get into the log of a proxy.
export const link = location.hash.slice(1);
if (link !== '') history.replaceState(null, '', location.pathname);

/** @param {string} text */
export function tell(text) {
  if (outcome !== null) outcome.textContent = text;
}

/**
 * Sends a request; returns the response, or what went wrong.
 * @param {string} path
 * @param {object} body
 * @returns {Promise<{ failure?: string, body?: any }>}
 */
export async function post(path, body) {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status === 204) return {};
    const content = await answer.json();
    if (answer.ok) return { body: content };
    return { failure: content.message ?? content.error?.message ?? 'That did not work.' };
  } catch {
    return { failure: 'The server cannot be reached. Try again.' };
  }
}

/**
 * Opens a page once the server responds: a new one starts again after its first administrator has joined.
 * @param {string} path
 */
async function openWhenReady(path) {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- One attempt after the other.
    const answer = await fetch('/__/ready').catch(() => undefined);
    if (answer?.ok === true) break;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  location.assign(path);
}

/** @param {HTMLFormElement} from */
async function send(from) {
  tell('');
  for (const button of from.querySelectorAll('button')) button.disabled = true;
  const fields = Object.fromEntries(new FormData(from));
  const { failure } = await post(from.dataset['action'] ?? '', { link, ...fields });
  if (failure === undefined) {
    await openWhenReady('/__/');
    return;
  }
  for (const button of from.querySelectorAll('button')) button.disabled = false;
  tell(failure);
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(form);
});

async function signOut() {
  const { failure } = await post('/__/sign-out', {});
  if (failure === undefined) location.reload();
  else tell(failure);
}

document.getElementById('sign-out')?.addEventListener('click', () => void signOut());
