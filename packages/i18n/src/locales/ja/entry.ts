import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The quick line, items, other currencies and repeating expenses. */
export const entry = {
  title: '支出を追加',
} as const satisfies LocaleNamespace<'entry'>;
