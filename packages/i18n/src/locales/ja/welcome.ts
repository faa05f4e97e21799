import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'さあ、清算。',
  lead: '支払いを分け合い、貸し借りを見て、最少の支払いで清算しましょう。',
  pointOffline: '接続がなくても使えます。追加した内容は保存され、あとで送信されます。',
  pointLive: '変更はすぐに全員に届きます。',
  pointExact: 'どの通貨でも最小単位まで正確です。',
} as const satisfies LocaleNamespace<'welcome'>;
