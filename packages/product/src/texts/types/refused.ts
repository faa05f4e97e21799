// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `refused`. */
export interface RefusedTexts {
  readonly addComment: 'New comment';
  readonly deleteComment: 'Deleted comment';
  readonly addExpense: 'New expense';
  readonly editExpense: 'Edited expense';
  readonly deleteExpense: 'Deleted expense';
  readonly restoreExpense: 'Restored expense';
  readonly recordPayment: 'New payment';
  readonly startSeries: 'New recurring expense';
  readonly changeSeries: 'Edited recurring expense';
  readonly deleteSeries: 'Stopped recurring expense';
  readonly addPerson: 'New person';
  readonly changePerson: 'Changes to a person';
  readonly removePerson: 'Removed person';
  readonly setRole: 'New role';
  readonly claimPerson: 'Your name in the group';
  readonly unclaimPerson: 'Unlinked account';
  readonly mergePeople: 'Merged people';
  readonly joinGroup: 'Joining the group';
  readonly leaveGroup: 'Leaving the group';
  readonly archiveGroup: 'Archiving the group';
  readonly reopenGroup: 'Unarchiving the group';
  readonly changeGroup: 'Group settings';
  readonly deleteGroup: 'Deleting the group';
  readonly createExample: 'Sample trip';
  readonly createInvite: 'New invite link';
  readonly revokeInvite: 'Revoked invite link';
  readonly repairGroup: 'Recalculated balances';
  readonly joinNames: 'Joined names';
  readonly changeBudget: 'Budget';
}
