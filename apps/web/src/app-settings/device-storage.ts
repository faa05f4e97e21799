/** `localStorage`, where this page may keep something: reading it throws where it may not. */
export function deviceStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
