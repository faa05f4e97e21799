// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `activity`. */
export interface ActivityTexts {
  readonly archived: '{{name}} archived the group';
  readonly reopened: '{{name}} unarchived the group';
  readonly removed: '{{name}} removed {{other}}';
  readonly personRemoved: '{{name}} removed a person';
  readonly personAdded: '{{name}} added {{other}}';
  readonly peopleAdded_one: '{{name}} added {{count}} person';
  readonly peopleAdded_other: '{{name}} added {{count}} people';
  readonly personLeft: '{{name}} marked {{other}} as no longer in the group';
  readonly personBack: '{{name}} added {{other}} back to the group';
  readonly personEdited: '{{name}} edited {{other}}';
  readonly claimed: '{{name}} joined as {{other}}';
  readonly unclaimed: '{{name}} unlinked {{other}}’s account';
  readonly merged: '{{name}} merged {{from}} into {{other}}';
  readonly mergedTwo: '{{name}} merged two people';
  readonly unmerged: '{{name}} undid a merge';
  readonly repaired: '{{name}} recalculated the balances';
  readonly imported_one: '{{name}} imported {{count}} expense';
  readonly imported_other: '{{name}} imported {{count}} expenses';
  readonly importReverted_one: '{{name}} undid an import ({{count}} expense)';
  readonly importReverted_other: '{{name}} undid an import ({{count}} expenses)';
  readonly category: '{{name}} edited the categories';
  readonly series: '{{name}} edited recurring expenses';
  readonly exampleAdded: '{{name}} added the sample trip';
  readonly defaults: '{{name}} changed the defaults for new expenses';
  readonly offered: '{{name}} invited {{other}} back';
}
