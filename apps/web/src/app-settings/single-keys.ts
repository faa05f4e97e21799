const REMEMBERED = 'quits.singleKeys';

/** Whether single letters are shortcuts on this device; people who dictate must be able to turn them off. @default true */
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
    // It cannot be kept here: the letters stay as they are.
  }
}
