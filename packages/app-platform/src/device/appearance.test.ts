import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Opens a page on a device with a shared storage. */
async function openPage(kept: Map<string, string>) {
  const window = new EventTarget();
  const documentElement = { dataset: {} as Record<string, string> };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const page = await import('./appearance.ts');
  return { ...page, window, theme: () => documentElement.dataset['theme'] };
}

it('remembers what is chosen, shows it and tells', async () => {
  const kept = new Map<string, string>();
  const { appearance, chooseAppearance, theme } = await openPage(kept);
  const told = vi.fn();
  appearance.subscribe(told);
  chooseAppearance('dark');
  expect(kept.get('quits.appearance')).toBe('dark');
  expect(theme()).toBe('dark');
  expect(told).toHaveBeenCalledWith('dark', 'system');
});

it('follows what another tab chooses', async () => {
  const kept = new Map<string, string>();
  const { appearance, window, theme } = await openPage(kept);
  kept.set('quits.appearance', 'light');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'quits.appearance' }));
  expect(appearance.getState()).toBe('light');
  expect(theme()).toBe('light');
});
