import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The names of the built-in categories. */
export const categories = {
  title: 'श्रेणियाँ',
} as const satisfies LocaleNamespace<'categories'>;
