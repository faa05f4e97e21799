/** The start page. */
export const welcome = {
  title: 'Be quits.',
  lead: 'Share what you pay for, see who owes whom, and get even in the fewest payments.',
  pointOffline: 'Works without a connection. What you add is kept and sent later.',
  pointLive: 'Everyone sees a change as it happens.',
  pointExact: 'Exact to the cent, in every currency.',
} as const;
