import type { MoneyScope } from '@quits/i18n';
import type { Group } from '@quits/product/group/schema.ts';

type Kept = Pick<Group, 'currency' | 'balances'>;

/** Returns the currencies of a group: its own, and those of its balances. */
export function scopeOfGroup({ currency, balances }: Kept): MoneyScope {
  return { own: currency, currencies: [currency, ...Object.keys(balances)] };
}

/** The currencies of several groups side by side, of which none is foreign. */
export function scopeOfGroups(groups: readonly Kept[]): MoneyScope {
  return { currencies: groups.flatMap((group) => scopeOfGroup(group).currencies) };
}
