// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `settings`. */
export interface SettingsTexts {
  readonly role: 'Role';
  readonly guest: 'No account';
  readonly currencyFixed: 'Fixed, because there are expenses.';
  readonly thisIsMe: 'This is me';
  readonly detach: 'Detach the account';
  readonly merge: 'Merge with someone';
  readonly mergeText: 'All that {{from}} paid and owes becomes {{into}}’s.';
  readonly mergeOpen: '{{from}} is not fully merged into {{into}} yet.';
  readonly mergeBoth: 'Some expenses name both of them. How should they count there?';
  readonly mergeOnce: 'Count once';
  readonly mergeOnceHint: 'It is one person who was named twice by mistake.';
  readonly mergeTwice: 'Count twice';
  readonly mergeTwiceHint: 'Their shares add up; nobody else’s change.';
  readonly mergeBefore: 'Before';
  readonly mergeAfter: 'After';
  readonly mergedInto: '{{from}} is {{into}} now.';
  readonly removeText: 'They can no longer open the group. What they paid stays.';
  readonly leave: 'Leave the group';
  readonly leaveText: 'You can no longer open it. What you paid stays.';
  readonly archiveText: 'Everyone can still look, nobody can change anything.';
  readonly confirmName: 'Type “{{name}}” to confirm';
  readonly deleting: 'Deleting…';
  readonly deletingOpen: 'This group is being deleted.';
  readonly recountText: 'Counts all expenses again and compares the totals.';
  readonly recountRight: 'All totals are right.';
  readonly export: 'Export';
  readonly print: 'Print';
  readonly partial: 'From this device only: some expenses may be missing.';
  readonly links: 'Links';
  readonly linkRenew: 'Make a new link';
  readonly linkRenewText: 'The old link stops working then.';
  readonly linkJoined: 'Joined by this link';
  readonly expired: 'Expired';
  readonly usedUp: 'Used up';
  readonly unmerge: 'Undo merge';
}
