import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: 'निजता',
} as const satisfies LocaleNamespace<'privacy'>;
