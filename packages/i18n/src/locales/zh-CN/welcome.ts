import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: '两清。',
  lead: '分摊一起付的钱，看清谁欠谁，用最少的付款结清。',
  pointOffline: '没有连接也能用。添加的内容会保存，稍后发送。',
  pointLive: '有更改时，大家立刻看到。',
  pointExact: '任何货币都精确到分。',
} as const satisfies LocaleNamespace<'welcome'>;
