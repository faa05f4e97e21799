// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `welcome`. */
export interface WelcomeTexts {
  readonly title: 'Call it quits.';
  readonly lead: 'Track shared expenses, see who owes whom, and settle up in the fewest payments.';
  readonly pointOffline: 'Works offline. Changes sync when you’re back online.';
  readonly pointLive: 'Changes show up for everyone right away.';
  readonly pointExact: 'Exact to the cent, in every currency.';
}
