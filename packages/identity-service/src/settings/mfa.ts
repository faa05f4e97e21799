import {
  isBody,
  objectField,
  objectListField,
  textListField,
  type Body,
} from '../protocol/body.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/** Available second factors. */
export interface MfaSettings {
  /** A code by SMS. */
  readonly sms: boolean;
  /** A code of an authenticator app. */
  readonly totp: boolean;
  /** Number of adjacent 30 s periods whose codes are valid, because clocks differ. @default 5 */
  readonly adjacentIntervals?: number;
}

const MOST_INTERVALS = 10;
/** Default number of adjacent periods. */
export const USUAL_INTERVALS = 5;

/** The second factors in the service's words. */
export function readMfa({ sms, totp, adjacentIntervals = 0 }: MfaSettings): IdentityReply {
  // Zero is omitted, as in all responses of the service.
  const totpProviderConfig = adjacentIntervals === 0 ? {} : { adjacentIntervals };
  return {
    state: sms ? 'ENABLED' : 'DISABLED',
    enabledProviders: sms ? ['PHONE_SMS'] : [],
    providerConfigs: [{ state: totp ? 'ENABLED' : 'DISABLED', totpProviderConfig }],
  };
}

/**
 * Applies an administrator's changes to the second factors.
 * @throws {IdentityError} `INVALID_CONFIG` for invalid values
 */
export function changedMfa(body: Body | undefined, settings: MfaSettings): MfaSettings {
  if (body === undefined) return settings;
  const state = body['state'];
  const isNamed = body['enabledProviders'] !== undefined;
  const named = textListField(body, 'enabledProviders').includes('PHONE_SMS');
  const isOn = state === undefined ? settings.sms || isNamed : state !== 'DISABLED';
  // The state applies to SMS; authenticator apps have a separate one.
  const sms = isOn && (named || !isNamed);
  const config = objectListField(body, 'providerConfigs').find((entry) =>
    isBody(entry['totpProviderConfig']),
  );
  if (config === undefined) return { ...settings, sms };
  const given = objectField(config, 'totpProviderConfig')?.['adjacentIntervals'];
  const totp = config['state'] === 'ENABLED';
  if (given === undefined) return { sms, totp };
  const adjacentIntervals = Number(given);
  const isRight = Number.isInteger(adjacentIntervals) && adjacentIntervals >= 0;
  if (!isRight || adjacentIntervals > MOST_INTERVALS) {
    throw new IdentityError('INVALID_CONFIG', 'adjacentIntervals must be from 0 to 10.');
  }
  return { sms, totp, adjacentIntervals };
}
