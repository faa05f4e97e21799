import { toDecimal } from '../money/format-amount.ts';
import { crc16 } from './crc16.ts';
import type { PayRequest } from './pay-request.ts';
import { shorten, toAscii } from './shorten.ts';
import { utf8 } from './utf8.ts';

/** Account that receives a Pix payment. */
export interface PixPayee {
  /** As `readPixKey` returns it. */
  readonly key: string;
  readonly name: string;
  /** City of the payee. @default `'BRASIL'` */
  readonly city?: string | undefined;
}

/** Size of the account template, whose length has two digits. */
const MOST_ACCOUNT = 99;
const NAME = 25;
const CITY = 15;

/**
 * Returns a static Pix code (BR Code: EMV merchant-presented mode with a CRC-16), for a QR code or
 * to copy and paste. The amount is in Brazilian reais, whatever the request's currency is.
 */
export function pixCode(payee: PixPayee, request: PayRequest): string {
  const account = field(0, 'br.gov.bcb.pix') + field(1, payee.key);
  const room = MOST_ACCOUNT - account.length - 4;
  const note = shorten(toAscii(request.note), Math.max(0, room));
  const fields = [
    field(0, '01'),
    field(26, note === '' ? account : account + field(2, note)),
    field(52, '0000'),
    field(53, '986'),
    field(54, toDecimal(request.amount, 'BRL')),
    field(58, 'BR'),
    field(59, shorten(toAscii(payee.name), NAME) || 'PIX'),
    field(60, shorten(toAscii(payee.city ?? ''), CITY) || 'BRASIL'),
    // A static code without an identifier of the transaction says so with three asterisks.
    field(62, field(5, '***')),
    '6304',
  ].join('');
  return fields + crc16(utf8(fields)).toString(16).toUpperCase().padStart(4, '0');
}

function field(id: number, value: string): string {
  return `${String(id).padStart(2, '0')}${String(value.length).padStart(2, '0')}${value}`;
}
