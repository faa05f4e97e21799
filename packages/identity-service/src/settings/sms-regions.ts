import { objectField, textListField, type Body } from '../protocol/body.ts';
import type { IdentityReply } from '../protocol/identity-reply.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/** Allowed regions of SMS by ISO 3166 code: all except, or only those listed. */
export interface SmsRegions {
  readonly kind: 'all-but' | 'only';
  readonly regions: readonly string[];
}

/** Returns the regions in the service's format; `undefined` if never configured. */
export function readSmsRegions(settings: SmsRegions | undefined): IdentityReply | undefined {
  if (settings === undefined) return undefined;
  const { kind, regions } = settings;
  return kind === 'only'
    ? { allowlistOnly: { allowedRegions: regions } }
    : { allowByDefault: { disallowedRegions: regions } };
}

/**
 * Applies an administrator's changes to the regions.
 * @throws {IdentityError} `INVALID_CONFIG`
 */
export function changedSmsRegions(
  body: Body | undefined,
  settings: SmsRegions | undefined,
): SmsRegions | undefined {
  if (body === undefined) return settings;
  const only = objectField(body, 'allowlistOnly');
  const allBut = objectField(body, 'allowByDefault');
  if ((only === undefined) === (allBut === undefined)) {
    throw new IdentityError('INVALID_CONFIG', 'One of the two ways to name regions is needed.');
  }
  const regions =
    only === undefined
      ? textListField(allBut ?? {}, 'disallowedRegions')
      : textListField(only, 'allowedRegions');
  const wrong = regions.find((region) => !/^[A-Z]{2}$/.test(region));
  if (wrong !== undefined) throw new IdentityError('INVALID_CONFIG', `${wrong} is no region.`);
  return { kind: only === undefined ? 'all-but' : 'only', regions };
}
