/** How the app looks: like the system, or always light or dark. */
export type Appearance = 'system' | 'light' | 'dark';

const REMEMBERED = 'quits.appearance';
const listeners = new Set<() => void>();

/** What was chosen on this device. */
export function chosenAppearance(): Appearance {
  try {
    const remembered = localStorage.getItem(REMEMBERED);
    return remembered === 'light' || remembered === 'dark' ? remembered : 'system';
  } catch {
    return 'system';
  }
}

/** Remembers a choice and shows it at once. */
export function chooseAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(REMEMBERED, appearance);
  } catch {
    // It holds until the page is closed.
  }
  showAppearance(appearance);
  for (const listener of listeners) listener();
}

/** Calls back after each choice; returns what ends that. */
export function watchAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts an appearance on the page. */
export function showAppearance(appearance: Appearance): void {
  if (appearance === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = appearance;
}
