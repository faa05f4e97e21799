import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'تصفية الحساب.',
  lead: 'تقاسم ما يُدفع معًا، ومعرفة من عليه لمن، والتصفية بأقل الدفعات.',
  pointOffline: 'يعمل بلا اتصال. ما يُضاف يُحفظ ويُرسل لاحقًا.',
  pointLive: 'يرى الجميع التغيير فور حدوثه.',
  pointExact: 'دقيق حتى أصغر وحدة، بكل عملة.',
} as const satisfies LocaleNamespace<'welcome'>;
