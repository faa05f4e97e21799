import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'Ödeşin.',
  lead: 'Ödediklerinizi paylaşın, kimin kime borçlu olduğunu görün, en az ödemeyle ödeşin.',
  pointOffline: 'Bağlantısız çalışır. Eklediklerin saklanır, sonra gönderilir.',
  pointLive: 'Bir değişikliği herkes olduğu anda görür.',
  pointExact: 'Her para biriminde kuruşu kuruşuna.',
} as const satisfies LocaleNamespace<'welcome'>;
