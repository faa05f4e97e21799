import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The quick line, items, other currencies and repeating expenses. */
export const entry = {
  quick: 'W jednym wierszu',
} as const satisfies LocaleNamespace<'entry'>;
