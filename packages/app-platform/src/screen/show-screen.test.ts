import { type Location, NavigationType } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type KeptVisit, type Screens, showScreen, type Visit } from './show-screen.ts';

interface Screen extends KeptVisit {
  readonly serial: number;
}

const NONE: Screens<Screen> = { shown: undefined, mounted: [] };
let serial = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00') });
});
afterEach(() => vi.useRealTimers());

function at(id: string, search = '', more: Partial<Visit> = {}): Visit {
  const location: Location = {
    pathname: `/groups/a/${id}`,
    search,
    hash: '',
    key: `${Math.random()}`,
    state: null,
  };
  const scope = '/groups/a';
  return { id, scope, stays: true, location, navigationType: NavigationType.Push, ...more };
}

/** Returns the screens after visits; each new or updated screen gets the next number. */
function after(...visits: readonly (Visit | undefined)[]): Screens<Screen> {
  serial = 0;
  return visits.reduce<Screens<Screen>>(
    (before, visit) => showScreen(before, visit, (shown) => ({ ...shown, serial: (serial += 1) })),
    NONE,
  );
}

const numbers = ({ mounted }: Screens<Screen>) => mounted.map(({ id, serial: n }) => `${id} ${n}`);

it('shows a screen as it was left, in its place', () => {
  const screens = after(at('list'), at('balances'), at('list'));
  expect(screens.shown).toBe('list');
  expect(numbers(screens)).toEqual(['list 1', 'balances 2']);
});

it('updates a screen that is shown with another query, or on going back', () => {
  expect(numbers(after(at('list'), at('balances'), at('list', '?q=x')))).toEqual([
    'list 3',
    'balances 2',
  ]);
  const back = at('list', '', { navigationType: NavigationType.Pop });
  expect(numbers(after(at('list'), at('balances'), back))).toEqual(['list 3', 'balances 2']);
});

it('changes nothing without a navigation, and shows the next history entry of the same place', () => {
  const list = at('list');
  const screens = after(list);
  expect(showScreen(screens, list, () => expect.unreachable())).toBe(screens);
  expect(numbers(after(list, at('list')))).toEqual(['list 2']);
  expect(showScreen(NONE, undefined, () => expect.unreachable())).toBe(NONE);
});

it('hides all screens behind one that is never kept', () => {
  const screens = after(at('list'), at('balances'), undefined);
  expect(screens.shown).toBeUndefined();
  expect(numbers(screens)).toEqual(['list 1', 'balances 2']);
});

it('drops a screen that is left at a location where it does not stay, such as a form', () => {
  const form = at('list', '?copy=1', { stays: false });
  expect(numbers(after(at('list'), form))).toEqual(['list 2']);
  expect(numbers(after(at('list'), form, at('balances')))).toEqual(['balances 3']);
  expect(numbers(after(at('list'), form, undefined))).toEqual([]);
});

it('drops the hidden screens of another group', () => {
  const other = at('balances', '', { scope: '/groups/b' });
  expect(numbers(after(at('list'), at('balances'), at('list'), other))).toEqual(['balances 3']);
});

it('drops hidden screens of another day, but not the one that is shown', () => {
  const screens = after(at('balances'), at('list'));
  vi.setSystemTime(new Date('2026-11-29T00:01:00'));
  const create = (shown: KeptVisit): Screen => ({ ...shown, serial: 9 });
  const form = showScreen(screens, at('list', '?copy=1', { stays: false }), create);
  expect(form.mounted.map(({ id, day }) => `${id} ${day}`)).toEqual([
    'balances Sat Nov 28 2026',
    'list Sat Nov 28 2026',
  ]);
  const balances = showScreen(screens, at('balances'), create);
  expect(balances.mounted.map(({ id, day }) => `${id} ${day}`)).toEqual([
    'balances Sun Nov 29 2026',
  ]);
});
