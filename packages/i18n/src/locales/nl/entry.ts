import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The quick line, items, other currencies and repeating expenses. */
export const entry = {
  quick: 'In één regel',
} as const satisfies LocaleNamespace<'entry'>;
