import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'Пошук',
  placeholder: 'Групи, екрани, дії',
  shortcuts: 'Комбінації клавіш',
  letters: 'Комбінації з однієї літери',
  lettersHint: 'Вимкніть їх, якщо керуєте пристроєм голосом.',
  account: 'Акаунт',
  whichGroup: 'Для якої це групи?',
} as const satisfies LocaleNamespace<'commands'>;
