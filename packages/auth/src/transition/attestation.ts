import type { Attestation } from '../state/regions.ts';
import type { AuthEvent } from './auth-event.ts';

/** Moves the attestation region: what the app's attestation provider reports. */
export function attestation(known: Attestation, event: AuthEvent): Attestation {
  switch (event.type) {
    case 'ATTESTATION':
      return { a: event.a };
    case 'ATTESTATION_THROTTLED':
      return { a: 'throttled', until: event.until };
    default:
      return known;
  }
}
