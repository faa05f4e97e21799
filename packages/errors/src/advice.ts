import type { Recovery } from './recovery.ts';

/**
 * Advice for developers about a provider's failure; the provider's own message says what happened.
 */
export const advice: Readonly<Record<Recovery, string>> = {
  retry: 'Try again, with back-off where nobody waits.',
  wait: 'Wait, then try again.',
  'fix-input': 'Have the input corrected.',
  reauthenticate: 'Have the person sign in again, then repeat the call.',
  'switch-method': 'Offer another way to sign in.',
  'use-redirect': 'Open the window in a click, or use the redirect.',
  restart: 'Begin the flow again.',
  continue: 'Go on with the next step of the flow.',
  contact: 'Check the configuration, the rules and the call.',
  ignore: 'Nothing is left to do.',
};
