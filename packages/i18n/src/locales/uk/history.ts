import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Search and filters, comments, receipts and what changed. */
export const history = {
  title: 'Історія',
} as const satisfies LocaleNamespace<'history'>;
