export { epcQr, type EpcError, isBic, MAX_EPC_BYTES, type SepaPayee } from './pay/epc-qr.ts';
export { formatIban, ibanCheckDigits, readIban } from './pay/iban.ts';
export type { PayAddressError } from './pay/pay-address-error.ts';
export {
  PAY_METHOD_SCOPES,
  PAY_METHODS,
  type PayMethod,
  type PayMethodScope,
} from './pay/pay-methods.ts';
export {
  payPalLink,
  revolutLink,
  swishLink,
  upiLink,
  venmoLink,
  wiseLink,
} from './pay/pay-links.ts';
export type { PayRequest } from './pay/pay-request.ts';
export { pixCode, type PixPayee } from './pay/pix-code.ts';
export { readPixKey } from './pay/pix-key.ts';
export { readPayAddress } from './pay/read-pay-address.ts';
export {
  type PayDetails,
  waysToPay,
  type WaysToPayOptions,
  type WayToPay,
} from './pay/ways-to-pay.ts';
