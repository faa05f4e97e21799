import type { ConsentStore } from '@quits/analytics';
import { type I18n, isLocale } from '@quits/i18n';
import { appearance, chooseAppearance } from '@quits/app-platform/device/appearance.ts';
import { rememberedAppearance } from '@quits/app-platform/device/remembered-appearance.ts';
import { ownCurrency, rememberOwnCurrency } from '../app-settings/own-currency.ts';
import { CONSENT_VERSION } from '../platform/usage/create-usage.ts';
import { chooseShowPhoto, showsPhoto, watchShowPhoto } from '@quits/product/photo/photo-choice.ts';
import {
  type DevicePreferences,
  isSame,
  type Preferences,
} from '@quits/product/account/preferences.ts';

/** Reads and changes the preferences in their stores. */
export function devicePreferences(
  i18n: I18n,
  consent: ConsentStore,
  uid: () => string | undefined,
): DevicePreferences {
  function get(): Preferences {
    const decided = consent.store.getState();
    const owner = uid();
    return {
      locale: i18n.store.getState().locale,
      currency: ownCurrency(),
      appearance: rememberedAppearance(),
      // A browser's opt-out isn't the user's decision.
      consent:
        'at' in decided
          ? {
              analytics: decided.status,
              decidedAt: new Date(decided.at),
              version: CONSENT_VERSION,
            }
          : null,
      showPhoto: owner === undefined || showsPhoto(owner),
    };
  }

  return {
    get,
    apply(next) {
      const now = get();
      if (next.appearance !== now.appearance) chooseAppearance(next.appearance);
      const owner = uid();
      if (owner !== undefined) chooseShowPhoto(owner, next.showPhoto);
      if (next.currency !== null) rememberOwnCurrency(next.currency);
      if (next.locale !== now.locale && next.locale !== null && isLocale(next.locale)) {
        // If loading the texts fails while offline, the language stays unchanged.
        i18n.setLocale(next.locale).catch(() => undefined);
      }
      // A decision about an older text doesn't count; the user is asked again.
      const isKnown = isSame({ consent: now.consent }, { consent: next.consent });
      if (next.consent?.version === CONSENT_VERSION && !isKnown) {
        consent.set(next.consent.analytics);
      }
    },
    subscribe(listener) {
      const ends = [
        i18n.store.subscribe(listener),
        consent.store.subscribe(listener),
        appearance.subscribe(listener),
        watchShowPhoto(listener),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
