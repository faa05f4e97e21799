import { objectField, textListField, type Body } from '../body.ts';
import type { IdentityContext, IdentityReply } from '../identity-context.ts';
import { IdentityError } from '../identity-error.ts';

/** Where messages may be sent, by ISO 3166 codes: everywhere but there, or only there. */
export interface SmsRegions {
  readonly kind: 'all-but' | 'only';
  readonly regions: readonly string[];
}

/** The regions in the service's words; `undefined` where nobody has ever set them. */
export function readSmsRegions(settings: SmsRegions | undefined): IdentityReply | undefined {
  if (settings === undefined) return undefined;
  const { kind, regions } = settings;
  return kind === 'only'
    ? { allowlistOnly: { allowedRegions: regions } }
    : { allowByDefault: { disallowedRegions: regions } };
}

/**
 * The regions after what an administrator names.
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

/**
 * What numbers belong to is a large table, which only those load who care.
 * @throws {IdentityError} `OPERATION_NOT_ALLOWED` for a number of a region that gets no messages
 */
export async function requireRegion(context: IdentityContext, phoneNumber: string): Promise<void> {
  const { smsRegions } = context.settings.get();
  if (smsRegions === undefined) return;
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const region = parsePhoneNumberFromString(phoneNumber)?.country ?? '';
  if (smsRegions.regions.includes(region) === (smsRegions.kind === 'only')) return;
  throw new IdentityError(
    'OPERATION_NOT_ALLOWED',
    'SMS unable to be sent until this region enabled by the app developer.',
  );
}
