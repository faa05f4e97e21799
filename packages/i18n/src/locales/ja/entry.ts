import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The quick line, items, other currencies and repeating expenses. */
export const entry = {
  quick: '一行で入力',
} as const satisfies LocaleNamespace<'entry'>;
