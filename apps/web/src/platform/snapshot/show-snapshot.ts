import { getRememberedUser } from '@quits/auth';
import { rememberedAppearance, showAppearance } from '../../app-settings/remembered-appearance.ts';
import { pageVariant } from './page-variant.ts';
import { HELD, SNAPSHOT_ID } from './snapshot-element.ts';
import { forgetSnapshots, readSnapshot, type StoredSnapshot } from './stored-snapshot.ts';

/** What can be pressed; a `summary` opens by itself. */
const PRESSED = 'a[href], button, [role="button"]';

/**
 * Paints the last view of the address from the device, as a part of the page itself: before any module and any request. Wipes all
 * views from a device that nobody is signed in on.
 */
export function showSnapshot(): void {
  const root = document.getElementById('root');
  const uid = getRememberedUser(localStorage)?.uid;
  if (uid === undefined) return forgetSnapshots(localStorage);
  const { pathname, search, hash } = window.location;
  // The start page leads whoever is signed in to their groups.
  const path = pathname === '/' ? '/groups' : pathname;
  if (root === null || search !== '' || hash !== '' || isScrolled(pathname)) return;
  const snapshot = readSnapshot(localStorage, uid, path, pageVariant());
  if (snapshot === undefined) return;
  const element = elementOf(snapshot);
  element.dataset['uid'] = uid;
  element.addEventListener('click', onClick);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLElement) hold(event.target);
  });
  showAppearance(rememberedAppearance());
  root.before(element);
  const { documentElement } = document;
  documentElement.lang = snapshot.lang;
  documentElement.dir = snapshot.dir;
  document.title = snapshot.title;
}

function elementOf({ html, height }: StoredSnapshot): HTMLElement {
  const element = document.createElement('div');
  element.id = SNAPSHOT_ID;
  element.ariaBusy = 'true';
  element.innerHTML = html;
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] ?? '';
  }
  element.style.minHeight = `${height}px`;
  return element;
}

/** Whether the app will scroll back to where this page was before a reload; a snapshot has only the top. */
function isScrolled(pathname: string): boolean {
  const positions: unknown = JSON.parse(
    sessionStorage.getItem('react-router-scroll-positions') ?? '{}',
  );
  const state: unknown = history.state;
  const key: unknown = isObject(state) ? Reflect.get(state, 'key') : undefined;
  const entry = typeof key === 'string' ? key : pathname;
  return isObject(positions) && Number(Reflect.get(positions, entry) ?? 0) > 0;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function onClick(event: MouseEvent): void {
  // Those open a tab or a window of their own.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target.closest(PRESSED) : null;
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  hold(target);
}

/** Shows something as pressed until the app can do it; what is pressed last counts. */
function hold(pressed: HTMLElement): void {
  const snapshot = pressed.closest(`#${SNAPSHOT_ID}`);
  delete snapshot?.querySelector<HTMLElement>('[data-held]')?.dataset['held'];
  pressed.dataset['held'] = '';
  snapshot?.dispatchEvent(new Event(HELD));
}
