import type { IdentityContext } from '../context/identity-context.ts';
import { IdentityError } from '../protocol/identity-error.ts';

/**
 * Checks a number's region; loads the large table of regions only if necessary.
 * @throws {IdentityError} `OPERATION_NOT_ALLOWED` for a number of a disabled region
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
