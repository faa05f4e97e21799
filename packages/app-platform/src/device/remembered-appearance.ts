/** Color scheme of the app: the system's, light or dark. */
export type Appearance = 'system' | 'light' | 'dark';

/** Where the choice is kept on this device. */
export const APPEARANCE_KEY = 'quits.appearance';

/** Applies an appearance to the document. */
export function showAppearance(chosen: Appearance): void {
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

/** Reads the stored appearance; another tab may just have changed it. */
export function rememberedAppearance(): Appearance {
  try {
    const kept = localStorage.getItem(APPEARANCE_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}
