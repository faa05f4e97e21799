// Pages by which people become administrators of a server, sign in and sign out.
const form = /** @type {HTMLFormElement | null} */ (document.getElementById('form'));
const outcome = document.getElementById('outcome');
// The fragment isn't sent to the server, and so doesn't get into the log of a proxy.
const link = location.hash.slice(1);
if (link !== '') history.replaceState(null, '', location.pathname);

/** @param {string} text */
function tell(text) {
  if (outcome !== null) outcome.textContent = text;
}

/**
 * Sends a request; returns what went wrong.
 * @param {string} path
 * @param {object} body
 */
async function post(path, body) {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) return undefined;
    const { message, error } = await answer.json();
    return message ?? error?.message ?? 'That did not work.';
  } catch {
    return 'The server cannot be reached. Try again.';
  }
}

/** @param {HTMLFormElement} from */
async function send(from) {
  tell('');
  for (const button of from.querySelectorAll('button')) button.disabled = true;
  const fields = Object.fromEntries(new FormData(from));
  const problem = await post(from.dataset['action'] ?? '', { link, ...fields });
  if (problem === undefined) {
    location.assign('/__/');
    return;
  }
  for (const button of from.querySelectorAll('button')) button.disabled = false;
  tell(problem);
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(form);
});

async function signOut() {
  const problem = await post('/__/sign-out', {});
  if (problem === undefined) location.reload();
  else tell(problem);
}

document.getElementById('sign-out')?.addEventListener('click', () => void signOut());
