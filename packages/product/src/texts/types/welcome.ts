// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `welcome`. */
export interface WelcomeTexts {
  readonly title: 'Call it quits.';
  readonly lead: 'Track shared expenses, see who owes whom, and settle up in the fewest payments.';
  readonly lineTitle: 'One line is enough';
  readonly lineText: 'Enter an amount and what it was for. Everyone sees it right away.';
  readonly offlineTitle: 'Works offline';
  readonly offlineText: 'Changes sync when you’re back online.';
  readonly exactTitle: 'Exact to the cent';
  readonly exactText: 'In every currency. Every balance shows the expenses behind it.';
  readonly imports: 'Bring your groups from Splitwise, Tricount, Spliit, IHateMoney, or Cospend.';
  readonly noLimit: 'No daily limit';
  readonly noAds: 'No ads';
  readonly noAccount: 'No account needed';
  readonly exportAny: 'Export anytime';
  readonly source: 'Source code';
}
