import { orderedText, sumsIn, textOfGroup } from '../app.ts';
import { textOfSums } from '../sums.ts';
import type { World } from '../world.ts';
import type { Finding } from './finding.ts';

/** Checks that every tab of every member shows the same state as the server. */
export function allShowTheSame(world: World): readonly Finding[] {
  const { group, expenses, budgets } = world.state;
  const findings: Finding[] = [];
  let first: { readonly name: string; readonly text: string } | undefined;
  for (const device of world.devices.filter((one) => world.isMember(one))) {
    for (const { id: name, reading } of device.openTabs) {
      const shown = reading?.group();
      if (reading === undefined || shown === undefined || group === undefined) {
        findings.push({ property: 'd', what: `${name} does not show the group` });
        continue;
      }
      const sums = textOfSums(sumsIn(group));
      if (reading.sums() !== sums) {
        findings.push({ property: 'd', what: `${name} shows ${reading.sums()}, not ${sums}` });
      }
      const listed = reading.expenses().map(({ id, data }) => [id, data] as const);
      if (listed.length !== expenses.size) {
        findings.push({
          property: 'd',
          what: `${name} shows ${listed.length} of ${expenses.size}`,
        });
      }
      const limits = limitsIn(reading.budgets().map(({ id, data }) => [id, data] as const));
      if (limits !== limitsIn([...budgets])) {
        const what = `${name} shows the budgets ${limits}, not ${limitsIn([...budgets])}`;
        findings.push({ property: 'd', what });
      }
      const text = orderedText([textOfGroup(shown.data), Object.fromEntries(listed)]);
      first ??= { name, text };
      if (text !== first.text) {
        const what = `${name} and ${first.name} differ\n  ${text}\n  ${first.text}`;
        findings.push({ property: 'd', what });
      }
    }
  }
  return findings;
}

function limitsIn(budgets: readonly (readonly [string, object])[]): string {
  const limits = budgets.map(
    ([id, budget]) =>
      [id, Reflect.get(budget, 'amount'), Reflect.get(budget, 'updatedBy')] as const,
  );
  return orderedText(limits.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
