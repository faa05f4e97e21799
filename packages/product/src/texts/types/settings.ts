// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `settings`. */
export interface SettingsTexts {
  readonly role: 'Role';
  readonly guest: 'No account';
  readonly currencyFixed: 'You can’t change the currency after adding expenses.';
  readonly thisIsMe: 'That’s me';
  readonly detach: 'Unlink account';
  readonly merge: 'Merge with another person';
  readonly mergeText: 'Everything {{from}} paid and owes will move to {{into}}.';
  readonly mergeOpen: 'Merging {{from}} into {{into}} isn’t finished yet';
  readonly mergeBoth: 'Some expenses include both people. How should they be counted there?';
  readonly mergeOnce: 'Count once';
  readonly mergeOnceHint: 'It’s one person who was added twice by mistake.';
  readonly mergeTwice: 'Count twice';
  readonly mergeTwiceHint: 'Their shares add up; nobody else’s change.';
  readonly mergeBefore: 'Before';
  readonly mergeAfter: 'After';
  readonly mergedInto: '{{from}} was merged into {{into}}';
  readonly removeText: 'They’ll no longer be able to open the group. Their expenses stay.';
  readonly leave: 'Leave group';
  readonly leaveText: 'You’ll no longer be able to open this group. Your expenses stay.';
  readonly archiveText: 'Everyone can still view the group, but no one can make changes.';
  readonly confirmName: 'Enter “{{name}}” to confirm';
  readonly deleting: 'Deleting…';
  readonly deletingOpen: 'This group is being deleted.';
  readonly recountText: 'Recalculates every expense and checks the totals.';
  readonly recountRight: 'All totals are correct.';
  readonly export: 'Export';
  readonly print: 'Print';
  readonly partial: 'Only includes what’s on this device. Some expenses may be missing.';
  readonly links: 'Invite links';
  readonly linkRenew: 'Create new link';
  readonly linkRenewText: 'A new link replaces the old one.';
  readonly linkJoined: 'Joined with this link';
  readonly expired: 'Expired';
  readonly usedUp: 'Limit reached';
  readonly unmerge: 'Undo merge';
  readonly general: 'General';
  readonly advanced: 'Advanced';
  readonly end: 'Archive, leave, or delete';
  readonly detachTitle: 'Unlink {{name}}’s account?';
  readonly detachText: 'The account stays in the group, but {{name}}’s expenses and balance no longer belong to it. The group will ask them who they are.';
  readonly unlinkedTitle: 'You’re not linked to anyone in this group';
  readonly unlinkedText: 'Choose who you are to see your balance.';
  readonly unlinkedAsk: 'Ask an owner for edit access, then choose who you are.';
}
