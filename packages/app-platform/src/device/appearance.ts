import { createStore } from 'zustand/vanilla';
import {
  type Appearance,
  APPEARANCE_KEY,
  rememberedAppearance,
  showAppearance,
} from './remembered-appearance.ts';

/** The appearance chosen on this device, also in another tab. */
export const appearance = createStore<Appearance>(rememberedAppearance);

globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key !== APPEARANCE_KEY) return;
  appearance.setState(rememberedAppearance());
  showAppearance(appearance.getState());
});

/** Stores an appearance and applies it. */
export function chooseAppearance(chosen: Appearance): void {
  try {
    localStorage.setItem(APPEARANCE_KEY, chosen);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
  showAppearance(chosen);
  appearance.setState(chosen);
}
