const REMEMBERED = 'quits.singleKeys';

/**
 * Returns whether single-letter shortcuts are on; users of dictation must be able to turn them off.
 * @default true
 */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers the choice. */
export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(REMEMBERED);
    else localStorage.setItem(REMEMBERED, 'off');
  } catch {
    // The setting can't be stored, so it stays unchanged.
  }
}
