import type { Attestation } from '../state/regions.ts';
import type { AuthEvent } from './auth-event.ts';

/** Updates the attestation region from reports of the app's attestation provider. */
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
