/** Why a run against a real project can't record what some unverified rows are about. */
export const UNRECORDED: Readonly<Record<string, string>> = {
  'auth.link.lifetime': 'links last for hours or days',
  'auth.password.guesses': 'guessing would lock the caller out',
  'auth.provider.verified-email': 'it takes an account with each provider',
  'auth.recent.minutes': 'it takes longer than a run',
  'listen.token-expiry': 'a token lasts an hour',
  'rules.deployment-delay': 'a run deploys nothing',
  'storage.upload.week': 'it takes a week',
};
