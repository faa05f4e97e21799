import { epcQr } from './epc-qr.ts';
import { formatIban } from './iban.ts';
import { payPalLink, revolutLink, swishLink, upiLink, venmoLink, wiseLink } from './pay-links.ts';
import { PAY_METHOD_SCOPES, PAY_METHODS, type PayMethod } from './pay-methods.ts';
import type { PayRequest } from './pay-request.ts';
import { pixCode } from './pix-code.ts';
import { readPayAddress } from './read-pay-address.ts';

/** How somebody can be paid. */
export interface PayDetails {
  /** Name of the account's holder. */
  readonly name: string;
  /** BIC of the IBAN's bank. */
  readonly bic?: string | undefined;
  /** Addresses by payment method, as `readPayAddress` returns them; others are left out. */
  readonly addresses: Readonly<Partial<Record<PayMethod, string>>>;
}

/** One way to make a payment. */
export interface WayToPay {
  readonly method: PayMethod;
  /** Address as people read and copy it. */
  readonly address: string;
  /** Opens the app or page of the method; `https` or `upi`. */
  readonly link?: string;
  /** Content of a QR code; encode it with error correction level M. */
  readonly qr?: string;
  /** Code to paste into a banking app. */
  readonly code?: string;
  /** Whether link or QR code contain the amount, so that nobody has to enter it. */
  readonly hasAmount: boolean;
}

/** Options of {@link waysToPay}. */
export interface WaysToPayOptions {
  /** Countries in which the payer probably has accounts (ISO 3166); their methods come first. @default [] */
  readonly countries?: readonly string[];
}

/** Returns the ways to pay somebody in the request's currency, the most likely first. */
export function waysToPay(
  details: PayDetails,
  request: PayRequest,
  { countries = [] }: WaysToPayOptions = {},
): WayToPay[] {
  const ways = PAY_METHODS.flatMap((method): WayToPay[] => {
    const address = details.addresses[method];
    const { currencies } = PAY_METHOD_SCOPES[method];
    if (address === undefined || currencies?.includes(request.currency) === false) return [];
    // A stored address may be anything, such as one that adds an amount to a link.
    const read = readPayAddress(method, address);
    if (!read.ok || read.value !== address) return [];
    return [wayToPay(method, { address, details, request })];
  });
  const isLikely = ({ method }: WayToPay) =>
    PAY_METHOD_SCOPES[method].countries?.some((country) => countries.includes(country)) === true;
  return [...ways.filter(isLikely), ...ways.filter((way) => !isLikely(way))];
}

interface Asked {
  readonly address: string;
  readonly details: PayDetails;
  readonly request: PayRequest;
}

function wayToPay(method: PayMethod, { address, details, request }: Asked): WayToPay {
  const linked = (link: string, hasAmount = true): WayToPay => ({
    method,
    address,
    link,
    qr: link,
    hasAmount,
  });
  switch (method) {
    case 'iban': {
      const code = epcQr({ iban: address, name: details.name, bic: details.bic }, request);
      const shown = formatIban(address);
      if (!code.ok) return { method, address: shown, hasAmount: false };
      return { method, address: shown, qr: code.value, hasAmount: true };
    }
    case 'pix': {
      const code = pixCode({ key: address, name: details.name }, request);
      return { method, address, qr: code, code, hasAmount: true };
    }
    case 'upi':
      return linked(upiLink(address, details.name, request));
    case 'swish':
      return linked(swishLink(address, request));
    case 'paypal': {
      const link = payPalLink(address, request);
      return linked(link, link.endsWith(request.currency));
    }
    case 'venmo':
      return linked(venmoLink(address, request));
    case 'revolut':
      return linked(revolutLink(address), false);
    case 'wise':
      return linked(wiseLink(address), false);
    // Their operators publish no link or QR code for payments between people.
    case 'bizum':
    case 'twint':
    case 'wero':
      return { method, address, hasAmount: false };
  }
}
