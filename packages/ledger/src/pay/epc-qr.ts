import { err, ok, type Result } from '@quits/errors';
import { toDecimal } from '../money/format-amount.ts';
import { isSepa, needsBic } from './iban-countries.ts';
import type { PayRequest } from './pay-request.ts';
import { shorten } from './shorten.ts';
import { utf8 } from './utf8.ts';

/** Account that receives a SEPA transfer. */
export interface SepaPayee {
  /** Electronic form, valid. */
  readonly iban: string;
  /** Name of the account's holder. */
  readonly name: string;
  /** Required outside the European Economic Area. */
  readonly bic?: string | undefined;
}

/** Reason why there is no SEPA QR code for a payment. */
export type EpcError =
  /** The currency isn't the euro. */
  | { readonly code: 'currency' }
  /** The amount isn't between 0.01 and 999,999,999.99 euros. */
  | { readonly code: 'amount' }
  /** The account isn't in the SEPA area. */
  | { readonly code: 'country' }
  /** No name of the account's holder. */
  | { readonly code: 'name' }
  /** No valid BIC, although the account's country requires one. */
  | { readonly code: 'bic' };

/** Maximum size of a SEPA QR code's content, in bytes. */
export const MAX_EPC_BYTES = 331;

const MOST = 99_999_999_999;
const NAME = 70;
/** Leaves room for all other lines, also with characters of four bytes. */
const NAME_BYTES = 240;
const NOTE = 140;

/**
 * Returns the content of a QR code for a SEPA credit transfer, as EPC069-12 defines it: version
 * 002, UTF-8, unstructured remittance information. Encode it with error correction level M, which
 * needs at most QR version 13.
 */
export function epcQr(payee: SepaPayee, request: PayRequest): Result<string, EpcError> {
  const country = payee.iban.slice(0, 2);
  const name = fitBytes(shorten(payee.name, NAME), NAME_BYTES);
  const bic = payee.bic?.toUpperCase().replaceAll(/\s/g, '') ?? '';
  if (request.currency !== 'EUR') return err({ code: 'currency' });
  if (request.amount < 1 || request.amount > MOST) return err({ code: 'amount' });
  if (!isSepa(country)) return err({ code: 'country' });
  if (name === '') return err({ code: 'name' });
  if (bic === '' ? needsBic(country) : !isBic(bic)) return err({ code: 'bic' });
  const start = ['BCD', '002', '1', 'SCT', bic, name, payee.iban];
  const lines = [...start, `EUR${toDecimal(request.amount, 'EUR')}`, '', ''];
  const head = lines.join('\n');
  const room = MAX_EPC_BYTES - utf8(head).length - 1;
  const note = fitBytes(shorten(request.note, NOTE), room);
  // The last line that says something ends the content, without a line break.
  return ok(note === '' ? head.trimEnd() : `${head}\n${note}`);
}

/** Returns whether a text is a BIC of 8 or 11 characters. */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text);
}

function fitBytes(text: string, most: number): string {
  let fitting = '';
  let size = 0;
  for (const character of text) {
    size += utf8(character).length;
    if (size > most) break;
    fitting += character;
  }
  return fitting.trim();
}
