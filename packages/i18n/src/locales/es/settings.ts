import type { LocaleNamespace } from '../../messages/message-types.ts';

/** A group's settings: roles, merging people, archive, export and deletion. */
export const settings = {
  title: 'Ajustes',
} as const satisfies LocaleNamespace<'settings'>;
