import { createStore } from 'zustand/vanilla';
import type { Consent } from '../../src/consent/consent.ts';

/** Consent that a test sets as it likes. */
export function consentOf(initial: Consent) {
  const store = createStore<Consent>(() => initial);
  return { store, set: (consent: Consent) => store.setState(consent, true) };
}
