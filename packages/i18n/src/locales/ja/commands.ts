import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: '検索',
} as const satisfies LocaleNamespace<'commands'>;
