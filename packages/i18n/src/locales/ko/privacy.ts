import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Consent and the privacy text. */
export const privacy = {
  title: '개인정보',
} as const satisfies LocaleNamespace<'privacy'>;
