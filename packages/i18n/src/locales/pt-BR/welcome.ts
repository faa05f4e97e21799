import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'Fique quite.',
  lead: 'Divida o que vocês pagam, veja quem deve a quem e acerte com o mínimo de pagamentos.',
  pointOffline: 'Funciona sem conexão. O que você adiciona fica guardado e é enviado depois.',
  pointLive: 'Todos veem uma mudança assim que acontece.',
  pointExact: 'Exato até o centavo, em qualquer moeda.',
} as const satisfies LocaleNamespace<'welcome'>;
