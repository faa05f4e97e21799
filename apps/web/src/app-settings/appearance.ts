import { createStore } from 'zustand/vanilla';

/** How the app looks: like the system, or always light or dark. */
export type Appearance = 'system' | 'light' | 'dark';

const REMEMBERED = 'quits.appearance';

/** What was chosen on this device; another tab may choose too. */
export const appearance = createStore<Appearance>(rememberedAppearance);

globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key !== REMEMBERED) return;
  appearance.setState(rememberedAppearance());
  showAppearance(appearance.getState());
});

/** Remembers a choice and shows it at once. */
export function chooseAppearance(chosen: Appearance): void {
  try {
    localStorage.setItem(REMEMBERED, chosen);
  } catch {
    // It holds until the page is closed.
  }
  showAppearance(chosen);
  appearance.setState(chosen);
}

/** Puts an appearance on the page. */
export function showAppearance(chosen: Appearance): void {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** What the device keeps, which another tab may have changed a moment ago. */
export function rememberedAppearance(): Appearance {
  try {
    const kept = localStorage.getItem(REMEMBERED);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}
