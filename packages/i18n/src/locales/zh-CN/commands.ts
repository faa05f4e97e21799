import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: '搜索',
  placeholder: '群组、页面、操作',
  shortcuts: '键盘快捷键',
  letters: '单字母快捷键',
  lettersHint: '如果用语音操作设备，请关闭。',
  account: '账户',
  whichGroup: '这是哪个群组的？',
  install: '安装 Quits',
  installText: '像应用一样打开，没有网络也能用。',
  installNow: '安装',
  installNot: '暂不',
} as const satisfies LocaleNamespace<'commands'>;
