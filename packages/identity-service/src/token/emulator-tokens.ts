/**
 * How much of the emulators' trust holds: none, tokens without a signature are taken too, or they are
 * issued as well, which `firebase-admin` pointed at an emulator needs to verify any.
 */
export type EmulatorTokens = false | 'accept' | 'issue';

/** Reads the setting as people give it; `true` takes such tokens but issues none. */
export function emulatorTokensOf(setting: boolean | 'accept' | 'issue'): EmulatorTokens {
  return setting === true ? 'accept' : setting;
}
