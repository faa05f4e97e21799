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
  install: 'Встановити Quits',
  installText: 'Відкривається як застосунок, навіть без з’єднання.',
  installNow: 'Встановити',
  installNot: 'Не зараз',
} as const satisfies LocaleNamespace<'commands'>;
