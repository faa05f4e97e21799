/** All paths of the app; no other code contains literal ones. */
export const paths = {
  welcome: () => '/',
  signIn: () => '/sign-in',
  signUp: () => '/sign-up',
  resetPassword: () => '/reset-password',
  action: () => '/auth/action',
  groups: () => '/groups',
  /** A new expense that starts with choosing a group; target for shared receipts. */
  addSomewhere: () => '/add',
  /** Creates the sample trip and opens it. */
  example: () => '/example',
  newGroup: () => '/groups/new',
  group: (groupId: string) => `/groups/${groupId}`,
  addExpense: (groupId: string) => `/groups/${groupId}/add`,
  copyExpense: (groupId: string, expenseId: string) => `/groups/${groupId}/add?copy=${expenseId}`,
  expense: (groupId: string, expenseId: string) => `/groups/${groupId}/expenses/${expenseId}`,
  editExpense: (groupId: string, expenseId: string) =>
    `/groups/${groupId}/expenses/${expenseId}/edit`,
  activity: (groupId: string) => `/groups/${groupId}/activity`,
  insights: (groupId: string) => `/groups/${groupId}/insights`,
  balances: (groupId: string) => `/groups/${groupId}/balances`,
  groupSettings: (groupId: string) => `/groups/${groupId}/settings`,
  groupPeople: (groupId: string) => `/groups/${groupId}/settings/people`,
  groupInvite: (groupId: string) => `/groups/${groupId}/settings/invite`,
  groupDefaults: (groupId: string) => `/groups/${groupId}/settings/defaults`,
  groupCategories: (groupId: string) => `/groups/${groupId}/settings/categories`,
  groupRecurring: (groupId: string) => `/groups/${groupId}/settings/recurring`,
  groupExport: (groupId: string) => `/groups/${groupId}/settings/export`,
  groupStatement: (groupId: string) => `/groups/${groupId}/settings/statement`,
  groupAdvanced: (groupId: string) => `/groups/${groupId}/settings/advanced`,
  groupEnd: (groupId: string) => `/groups/${groupId}/settings/end`,
  editSeries: (groupId: string, seriesId: string) =>
    `/groups/${groupId}/settings/recurring/${seriesId}`,
  people: () => '/people',
  person: (groupId: string, personId: string) => `/people/${groupId}/${personId}`,
  importFile: () => '/import',
  join: (groupId: string, inviteId: string) => `/join/${groupId}/${inviteId}`,
  account: () => '/account',
  /** Where another device enters a code. */
  secondDevice: () => '/device',
  privacy: () => '/privacy',
} as const;
