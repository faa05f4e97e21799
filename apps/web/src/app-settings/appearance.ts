import { createStore } from 'zustand/vanilla';

/** Color scheme of the app: the system's, light or dark. */
export type Appearance = 'system' | 'light' | 'dark';

const REMEMBERED = 'quits.appearance';

/** The appearance chosen on this device, also in another tab. */
export const appearance = createStore<Appearance>(rememberedAppearance);

globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key !== REMEMBERED) return;
  appearance.setState(rememberedAppearance());
  showAppearance(appearance.getState());
});

/** Stores an appearance and applies it. */
export function chooseAppearance(chosen: Appearance): void {
  try {
    localStorage.setItem(REMEMBERED, chosen);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  showAppearance(chosen);
  appearance.setState(chosen);
}

/** Applies an appearance to the document. */
export function showAppearance(chosen: Appearance): void {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** Reads the stored appearance; another tab may just have changed it. */
export function rememberedAppearance(): Appearance {
  try {
    const kept = localStorage.getItem(REMEMBERED);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}
