import type { User } from './user.ts';

/** A user's choices for all devices. */
export type Preferences = Pick<
  User,
  'locale' | 'currency' | 'appearance' | 'consent' | 'showPhoto'
>;

/** The choices stored on this device. */
export interface DevicePreferences {
  readonly get: () => Preferences;
  /** Applies choices made on other devices. */
  readonly apply: (preferences: Preferences) => void;
  /** Subscribes to changes; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Merges the choices of this device and of the account since they were last equal: a change on one
 * side applies to both, and if both changed, this device wins. On a device where the user signs in
 * for the first time, the account's choices apply.
 */
export function mergePreferences(
  here: Preferences,
  there: Preferences,
  before?: Preferences,
): Preferences {
  const isKept = (key: keyof Preferences) =>
    before === undefined
      ? there[key] === null
      : !isSame({ [key]: here[key] }, { [key]: before[key] });
  return {
    locale: isKept('locale') ? here.locale : there.locale,
    currency: isKept('currency') ? here.currency : there.currency,
    appearance: isKept('appearance') ? here.appearance : there.appearance,
    consent: isKept('consent') ? here.consent : there.consent,
    showPhoto: isKept('showPhoto') ? here.showPhoto : there.showPhoto,
  };
}

/** Returns whether two sets of choices are equal; the time of the consent is ignored. */
export function isSame(a: Partial<Preferences>, b: Partial<Preferences>): boolean {
  return (
    a.locale === b.locale &&
    a.currency === b.currency &&
    a.appearance === b.appearance &&
    a.showPhoto === b.showPhoto &&
    a.consent?.analytics === b.consent?.analytics &&
    a.consent?.version === b.consent?.version
  );
}
