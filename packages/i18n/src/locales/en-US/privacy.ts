/** Consent and the privacy text. */
export const privacy = {
  title: 'Privacy',
} as const;
