import { GROUP_ID, sampleExpenses, sampleGroup } from './sample-group.ts';

const NAMES = ['Ana', 'Ben', 'Chiara', 'Dana', 'Emil', 'Fay', 'Gus', 'Hana', 'Ivo', 'June'];
const FAMILIES = ['', ' Abbott', ' Brandt', ' Costa', ' Dahl', ' Eze', ' Farkas', ' Grau'];

/** Returns the documents of a group with many people, some of whom owe money in each of the currencies. */
export function sampleCrowd(count: number, currencies: readonly string[]): Record<string, object> {
  const ids = Array.from({ length: count }, (_, at) => `p${at}`);
  const people = ids.map((id, at) => {
    const name = `${NAMES[at % NAMES.length]}${FAMILIES[Math.floor(at / NAMES.length) % FAMILIES.length]}`;
    return [id, { name, defaultWeight: 1, ...(at === 0 && { uid: 'ana' }) }] as const;
  });
  const balances = currencies.map((currency, at) => [currency, openBalances(ids, at)] as const);
  const group = sampleGroup({
    name: 'Climbing club',
    emoji: '🧗',
    people: Object.fromEntries(people),
    balances: Object.fromEntries(balances),
    memberUids: ['ana'],
    roles: { ana: 'owner' },
  });
  return { ...sampleExpenses(), [`groups/${GROUP_ID}`]: group };
}

/** Every other pair owes something; the first person always does. */
function openBalances(ids: readonly string[], shift: number): Record<string, number> {
  const balances: Record<string, number> = {};
  for (let at = 0; at + 1 < ids.length; at += 2) {
    const minor = at % 4 === 0 ? 1234 + 517 * (at + shift) : 0;
    balances[ids[at] ?? ''] = -minor;
    balances[ids[at + 1] ?? ''] = minor;
  }
  return balances;
}
