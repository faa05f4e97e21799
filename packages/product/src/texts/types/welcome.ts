// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `welcome`. */
export interface WelcomeTexts {
  readonly title: 'Call it quits.';
  readonly lead: 'Share what you pay for, see who owes whom, and get even in the fewest payments.';
  readonly pointOffline: 'Works without a connection. What you add is kept and sent later.';
  readonly pointLive: 'Everyone sees a change as it happens.';
  readonly pointExact: 'Exact to the cent, in every currency.';
}
