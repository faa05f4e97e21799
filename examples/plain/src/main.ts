import { defineCollection, generateId, serverTimestamp } from '@quits/firestore';
import { errorText, getLocaleName, syncDocumentLocale } from '@quits/i18n';
import * as v from 'valibot';
import { find } from './find.ts';
import { startServices } from './services.ts';
import { createTexts, LOCALES } from './texts.ts';

const schema = v.object({ text: v.string(), by: v.string(), at: v.date() });
const entries = defineCollection({ path: 'entries', schema });

const [{ auth, database, uid }, i18n] = await Promise.all([startServices(), createTexts()]);
const list = database.liveQuery(entries, {}, (query) => query.orderBy('at', 'desc').limit(50));

const locale = find('locale', HTMLSelectElement);
const enter = find('enter', HTMLButtonElement);
const sign = find('sign', HTMLFormElement);
const leave = find('leave', HTMLButtonElement);

/** Shows the state of all stores; called after each of their changes. */
function show() {
  const { t, format, locale: current } = i18n.store.getState();
  const { session, flow } = auth.store.getState();
  const read = list.getState();
  const failure = 'error' in flow ? flow.error : read.status === 'failed' ? read.error : undefined;
  locale.value = current;
  locale.ariaLabel = t('book:language');
  enter.textContent = t('auth:startAsGuest');
  enter.hidden = session.status !== 'signedOut';
  find('name', HTMLElement).textContent = t('book:name');
  find('add', HTMLButtonElement).textContent = t('book:add');
  sign.hidden = leave.hidden = session.status !== 'anonymous' && session.status !== 'signedIn';
  leave.textContent = t('auth:signOut');
  find('problem', HTMLElement).textContent = failure === undefined ? '' : errorText(t, failure);
  const lines = read.status === 'ready' ? read.data : [];
  const texts = lines.map(({ data }) => `${data.text} (${format.dateTime(data.at)})`);
  if (read.status === 'ready' && texts.length === 0) texts.push(t('book:empty'));
  find('entries', HTMLUListElement).replaceChildren(
    ...texts.map((text) => Object.assign(document.createElement('li'), { textContent: text })),
  );
}

locale.append(...LOCALES.map((value) => new Option(getLocaleName(value), value)));
locale.addEventListener('change', () => {
  const chosen = LOCALES.find((value) => value === locale.value);
  if (chosen !== undefined) void i18n.setLocale(chosen);
});
enter.addEventListener('click', () => auth.send({ type: 'SIGN_IN_ANONYMOUSLY' }));
leave.addEventListener('click', () => auth.send({ type: 'SIGN_OUT' }));
sign.addEventListener('submit', (event) => {
  event.preventDefault();
  const text = String(new FormData(sign).get('text')).trim();
  const entry = { text, by: uid.getState() ?? '', at: serverTimestamp() };
  database.write('sign', (batch) => batch.create(entries, {}, generateId(), entry));
  sign.reset();
});
syncDocumentLocale(i18n, document.documentElement);
for (const store of [i18n.store, auth.store, list]) store.subscribe(show);
show();
