import type { LocaleNamespace } from '../../messages/message-types.ts';

/** Keyboard shortcuts, the command palette, installing and updating. */
export const commands = {
  title: 'بحث',
  placeholder: 'المجموعات والشاشات والإجراءات',
  shortcuts: 'اختصارات لوحة المفاتيح',
  letters: 'اختصارات من حرف واحد',
  lettersHint: 'يُنصح بإيقافها عند التحكم في الجهاز بالصوت.',
  account: 'الحساب',
  whichGroup: 'لأي مجموعة هذا؟',
  install: 'ثبِّت Quits',
  installText: 'يفتح كتطبيق، وحتى دون اتصال.',
  installNow: 'تثبيت',
  installNot: 'ليس الآن',
} as const satisfies LocaleNamespace<'commands'>;
