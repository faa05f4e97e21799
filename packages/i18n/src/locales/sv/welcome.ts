import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'Bli kvitt.',
  lead: 'Dela det ni betalar, se vem som är skyldig vem och gör upp med minst antal betalningar.',
  pointOffline: 'Fungerar utan anslutning. Det du lägger till sparas och skickas senare.',
  pointLive: 'Alla ser en ändring så snart den sker.',
  pointExact: 'Exakt på öret, i varje valuta.',
} as const satisfies LocaleNamespace<'welcome'>;
