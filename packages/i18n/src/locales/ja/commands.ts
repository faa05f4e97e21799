import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: '検索',
  placeholder: 'グループ、画面、操作',
  shortcuts: 'キーボードショートカット',
  letters: '1文字のショートカット',
  lettersHint: '音声で操作する場合はオフにしてください。',
  account: 'アカウント',
  whichGroup: 'どのグループの支出ですか？',
  install: 'Quits をインストール',
  installText: 'アプリのように開き、オフラインでも使えます。',
  installNow: 'インストール',
  installNot: '今はしない',
} as const satisfies LocaleNamespace<'commands'>;
