/** Returns `localStorage` if this page may use it; reading it throws otherwise. */
export function deviceStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
