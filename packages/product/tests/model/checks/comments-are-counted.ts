import { toldOf } from '../app.ts';
import type { World } from '../world.ts';
import type { Finding } from './finding.ts';

/**
 * Checks that the number of comments of each expense is right, and that every comment is there, was
 * deleted, or was rejected and reported.
 */
export function commentsAreCounted(world: World): readonly Finding[] {
  const { expenses } = world.state;
  const findings: Finding[] = [];
  for (const [id, comments] of world.said) {
    const stored = expenses.get(id)?.['commentCount'];
    const counted = [...comments.values()].filter((one) => one['counted'] === true).length;
    if (stored !== undefined && stored !== counted) {
      const what = `${id} has ${counted} comments, and counts ${JSON.stringify(stored)}`;
      findings.push({ property: 'a', what });
    }
  }
  const told = new Set(
    world.devices.flatMap((device) => toldOf(device.tab(0).database).map(({ id }) => id)),
  );
  for (const [label, { id, expenseId, writeId }] of world.comments) {
    const isThere = world.said.get(expenseId)?.has(id) === true || world.uncommented.has(id);
    const isKnown = told.has(writeId) || world.devices.some(({ dropped }) => dropped.has(writeId));
    if (isThere || isKnown) continue;
    findings.push({ property: 'b', what: `the comment ${label} is nowhere, and nobody was told` });
  }
  return findings;
}
