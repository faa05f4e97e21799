import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Geschiedenis',
} as const satisfies LocaleNamespace<'history'>;
