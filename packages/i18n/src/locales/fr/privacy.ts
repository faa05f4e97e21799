import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'Vie privée',
} as const satisfies LocaleNamespace<'privacy'>;
