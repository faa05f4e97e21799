import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'En paz.',
  lead: 'Reparte lo que pagas, mira quién debe a quién y salda con el mínimo de pagos.',
  pointOffline: 'Funciona sin conexión. Lo que añades se guarda y se envía después.',
  pointLive: 'Todos ven un cambio en cuanto ocurre.',
  pointExact: 'Exacto al céntimo, en cada moneda.',
} as const satisfies LocaleNamespace<'welcome'>;
