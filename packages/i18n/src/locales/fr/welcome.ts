import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: 'Soyez quittes.',
  lead: 'Partagez ce que vous payez, voyez qui doit quoi à qui, et réglez en un minimum de paiements.',
  pointOffline: 'Fonctionne sans connexion. Ce que vous ajoutez est gardé et envoyé plus tard.',
  pointLive: 'Tout le monde voit un changement dès qu’il se produit.',
  pointExact: 'Exact au centime, dans chaque devise.',
} as const satisfies LocaleNamespace<'welcome'>;
