import type { Attestation } from '../state/regions.ts';
import type { AuthEvent } from './auth-event.ts';

/** Moves the attestation region: what the app's attestation provider reports. */
export function attestation(known: Attestation, event: AuthEvent): Attestation {
  switch (event.type) {
    case 'ATTESTATION':
      return { status: event.status };
    case 'ATTESTATION_THROTTLED':
      return { status: 'throttled', until: event.until };
    default:
      return known;
  }
}
