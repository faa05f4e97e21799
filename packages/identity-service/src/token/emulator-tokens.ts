/**
 * Trust in unsigned tokens, as in the emulators: none, accepted, or also issued, which
 * `firebase-admin` needs to verify tokens of an emulator.
 */
export type EmulatorTokens = false | 'accept' | 'issue';

/** Normalizes the setting; `true` accepts such tokens but issues none. */
export function emulatorTokensOf(setting: boolean | 'accept' | 'issue'): EmulatorTokens {
  return setting === true ? 'accept' : setting;
}
