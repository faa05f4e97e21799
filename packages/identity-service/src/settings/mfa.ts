import {
  isBody,
  objectField,
  objectListField,
  textListField,
  type Body,
} from '../protocol/body.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/** Which second factors people may have. */
export interface MfaSettings {
  /** A code by SMS. */
  readonly sms: boolean;
  /** A code of an authenticator app. */
  readonly totp: boolean;
  /** Neighbouring periods of 30 s whose codes count too, because clocks differ. @default 5 */
  readonly adjacentIntervals?: number;
}

const MOST_INTERVALS = 10;
/** Neighbouring periods that count where an administrator named no number. */
export const USUAL_INTERVALS = 5;

/** The second factors in the service's words. */
export function readMfa({ sms, totp, adjacentIntervals = 0 }: MfaSettings): IdentityReply {
  // A zero is left out, as in all answers of the service.
  const totpProviderConfig = adjacentIntervals === 0 ? {} : { adjacentIntervals };
  return {
    state: sms ? 'ENABLED' : 'DISABLED',
    enabledProviders: sms ? ['PHONE_SMS'] : [],
    providerConfigs: [{ state: totp ? 'ENABLED' : 'DISABLED', totpProviderConfig }],
  };
}

/**
 * The second factors after what an administrator sends in the service's words.
 * @throws {IdentityError} `INVALID_CONFIG` for what makes no sense
 */
export function changedMfa(body: Body | undefined, settings: MfaSettings): MfaSettings {
  if (body === undefined) return settings;
  const state = body['state'];
  const isNamed = body['enabledProviders'] !== undefined;
  const named = textListField(body, 'enabledProviders').includes('PHONE_SMS');
  const isOn = state === undefined ? settings.sms || isNamed : state !== 'DISABLED';
  // The state is about messages; authenticator apps have one of their own.
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
