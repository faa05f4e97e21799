// First page of an empty server: chooses between no data and a backup, and restores it.
import { link, post, tell } from './administrator.js';

/** @param {string} id */
function part(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no ${id}.`);
  return found;
}

const emptyForm = part('form');
const restoreForm = /** @type {HTMLFormElement} */ (part('restore'));
const states = part('states');
const act = /** @type {HTMLButtonElement} */ (part('act'));
const at = /** @type {HTMLInputElement} */ (part('at'));
const problem = part('restore-outcome');
const heading = part('title');
const TITLE = heading.textContent;
const LOOK = act.textContent;
/** Between two looks at the progress, in ms. */
const EVERY = 500;

/** @param {string} name */
function chosen(name) {
  const input = document.querySelector(`input[name="${name}"]:checked`);
  return input instanceof HTMLInputElement ? input.value : '';
}

/** Shows what belongs to the choices. */
function arrange() {
  const isRestore = chosen('data') === 'restore';
  emptyForm.hidden = isRestore;
  restoreForm.hidden = !isRestore;
  const place = chosen('place');
  for (const group of restoreForm.querySelectorAll('[data-place]')) {
    if (!(group instanceof HTMLElement)) continue;
    const isShown = (group.dataset['place'] ?? '').split(' ').includes(place);
    group.hidden = !isShown;
    for (const input of group.querySelectorAll('input')) {
      input.disabled = !isShown;
      input.required = input.dataset['optional'] === undefined;
    }
  }
  const isEarlier = chosen('when') === 'earlier';
  part('earlier').hidden = !isEarlier;
  at.disabled = states.hidden !== false || !isEarlier;
  at.required = !at.disabled;
}

/** @param {number} time in ms */
function localInput(time) {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** @param {number} time in ms */
function formatTime(time) {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'medium' });
}

/** Another place has other states. */
function forget() {
  states.hidden = true;
  act.textContent = LOOK;
  problem.textContent = '';
}

function request() {
  const { when, at: _at, ...place } = Object.fromEntries(new FormData(restoreForm));
  // The end of the second that was chosen.
  const until = when === 'earlier' ? new Date(at.value).getTime() + 999 : null;
  return { link, ...place, at: until };
}

async function look() {
  const { failure, body } = await post('/__/setup/backup', request());
  if (failure !== undefined) {
    problem.textContent = failure;
    return;
  }
  const { from, to } = body;
  part('range').textContent =
    from === to
      ? `The backup has the state of ${formatTime(to)}.`
      : `The backup has every state from ${formatTime(from)} to ${formatTime(to)}.`;
  at.min = localInput(from);
  at.max = localInput(to + 1000);
  if (at.value === '') at.value = localInput(to);
  states.hidden = false;
  act.textContent = 'Restore';
  arrange();
  part('range').scrollIntoView({ block: 'nearest' });
}

async function restore() {
  const { failure } = await post('/__/setup/restore', request());
  if (failure === undefined) await follow();
  else problem.textContent = failure;
}

async function submit() {
  problem.textContent = '';
  act.disabled = true;
  await (states.hidden ? look() : restore());
  act.disabled = false;
}

/** Shows the progress until the end, across the server's restart. */
async function follow() {
  for (const id of ['choice', 'form', 'restore']) part(id).hidden = true;
  tell('');
  heading.textContent = 'Restoring';
  part('progress').hidden = false;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- One look after the other.
    const { body } = await post('/__/setup/state', { link });
    if (body !== undefined && show(body)) return;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY);
    });
  }
}

/**
 * Returns whether it is the end.
 * @param {any} state
 */
function show(state) {
  const bar = /** @type {HTMLProgressElement} */ (part('bar'));
  const phase = part('phase');
  const amount = part('amount');
  amount.textContent = '';
  /** @param {string} text */
  const say = (text) => {
    // Said once, not with each look.
    if (phase.textContent !== text) phase.textContent = text;
  };
  switch (state.kind) {
    case 'restoring': {
      say(state.phase === 'files' ? 'Restoring files' : 'Restoring the database');
      bar.hidden = false;
      if (state.total > 0) bar.value = state.done / state.total;
      const megabytes = (/** @type {number} */ bytes) =>
        (bytes / 1e6).toLocaleString(undefined, { maximumFractionDigits: 1 });
      amount.textContent = `${megabytes(state.done)} of ${megabytes(state.total)} MB`;
      return false;
    }
    case 'starting':
      say('Starting the server');
      bar.removeAttribute('value');
      return false;
    case 'restored': {
      heading.textContent = 'Restored';
      say(`Everything is as it was on ${formatTime(state.time)}.`);
      bar.hidden = true;
      const next = /** @type {HTMLAnchorElement} */ (part('next'));
      if (state.link === undefined) {
        amount.textContent = 'Sign in as one of its administrators.';
      } else {
        amount.textContent = 'It has no administrator yet.';
        next.href = state.link;
        next.textContent = 'Become one';
      }
      next.hidden = false;
      next.focus();
      return true;
    }
    default:
      heading.textContent = 'Not restored';
      say(state.kind === 'failed' ? state.message : 'The server has been restarted meanwhile.');
      bar.hidden = true;
      part('again').hidden = false;
      part('again').focus();
      return true;
  }
}

part('again').addEventListener('click', () => {
  part('progress').hidden = true;
  part('again').hidden = true;
  part('choice').hidden = false;
  heading.textContent = TITLE;
  forget();
  arrange();
});
document.addEventListener('change', (event) => {
  const { name } = /** @type {HTMLInputElement} */ (event.target);
  if (name !== 'when' && name !== 'at') forget();
  arrange();
});
restoreForm.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});
arrange();
