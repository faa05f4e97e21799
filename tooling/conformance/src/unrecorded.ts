/** Reasons why a run against a real project can't verify some of the unverified rows, by row id. */
export const UNRECORDED: Readonly<Record<string, string>> = {
  'auth.link.lifetime': 'links last for hours or days',
  'auth.password.guesses': 'the guesses would lock the account',
  'auth.provider.verified-email': 'it requires an account with each provider',
  'auth.recent.minutes': 'it takes longer than a run',
  'listen.token-expiry': 'a token is valid for an hour',
  'rules.deployment-delay': 'a run deploys nothing',
  'storage.upload.week': 'it takes a week',
};
