import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The quick line, items, other currencies and repeating expenses. */
export const entry = {
  title: '지출 추가',
} as const satisfies LocaleNamespace<'entry'>;
