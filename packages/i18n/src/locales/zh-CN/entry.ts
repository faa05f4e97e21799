import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The quick line, items, other currencies and repeating expenses. */
export const entry = {
  title: '添加花销',
} as const satisfies LocaleNamespace<'entry'>;
