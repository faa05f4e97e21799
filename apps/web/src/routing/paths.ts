/** Every address of the app; nothing else spells one out. */
export const paths = {
  welcome: () => '/',
  signIn: () => '/sign-in',
  signUp: () => '/sign-up',
  groups: () => '/groups',
  newGroup: () => '/groups/new',
  group: (groupId: string) => `/groups/${groupId}`,
  addExpense: (groupId: string) => `/groups/${groupId}/add`,
  balances: (groupId: string) => `/groups/${groupId}/balances`,
  groupSettings: (groupId: string) => `/groups/${groupId}/settings`,
  join: (groupId: string, inviteId: string) => `/join/${groupId}/${inviteId}`,
  account: () => '/account',
} as const;
