import type { User } from './user.ts';

/** What a person has chosen for every device. */
export type Preferences = Pick<User, 'locale' | 'currency' | 'appearance' | 'consent'>;

/** The choices stored on this device. */
export interface DevicePreferences {
  readonly get: () => Preferences;
  /** Applies the choices made on other devices. */
  readonly apply: (preferences: Preferences) => void;
  /** Subscribes to changes; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Brings together what was chosen here and on other devices since both were last the same: what changed in one place goes for
 * the other, and what changed in both is as it was chosen here, where the person sits. Nothing is known of a device that
 * the person signs in on for the first time, so the account's choices go for it.
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
  };
}

/** Whether two choices come to the same; the moment of a decision does not matter. */
export function isSame(a: Partial<Preferences>, b: Partial<Preferences>): boolean {
  return (
    a.locale === b.locale &&
    a.currency === b.currency &&
    a.appearance === b.appearance &&
    a.consent?.analytics === b.consent?.analytics &&
    a.consent?.version === b.consent?.version
  );
}
