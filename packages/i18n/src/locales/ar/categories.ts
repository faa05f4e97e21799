import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The names of the built-in categories. */
export const categories = {
  title: 'الفئات',
} as const satisfies LocaleNamespace<'categories'>;
