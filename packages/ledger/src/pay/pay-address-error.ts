/** Reason why the address of a payment method is rejected. */
export type PayAddressError =
  | { readonly code: 'empty' }
  /** Not an address of this method, such as a phone number without digits. */
  | { readonly code: 'format' }
  /** An IBAN of a country without IBANs. */
  | { readonly code: 'country'; readonly country: string }
  /** An IBAN of another length than its country has, in characters. */
  | { readonly code: 'length'; readonly length: number }
  /** Check digits that don't match, usually a typo. */
  | { readonly code: 'check-digits' };
