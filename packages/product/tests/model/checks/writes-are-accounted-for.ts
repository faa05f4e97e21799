import { entriesOf, toldOf } from '../app.ts';
import type { Device } from '../device.ts';
import type { World } from '../world.ts';
import type { Finding } from './finding.ts';

/**
 * Checks that every write is in the history, or was rejected and reported to its author with the
 * data for a retry.
 */
export function writesAreAccountedFor(world: World): readonly Finding[] {
  return world.devices.flatMap((device) => findingsOf(world, device));
}

function findingsOf(world: World, device: Device): readonly Finding[] {
  const { activity } = world.state;
  const hasLeft = world.observer.states.some((state) => !world.isMember(device, state));
  const findings: Finding[] = [];
  const find = (what: string) => findings.push({ property: 'b', what: `${device.name}: ${what}` });
  const told = new Map(
    toldOf(device.tab(0).database).map((refused) => [refused.id, refused] as const),
  );
  /** Activity entries that a later write created, such as a repeated one. */
  const entries = new Map<string, boolean>();
  for (const [id, { entry }] of device.journal.made) {
    const own = entriesOf(entry.operations);
    // A user who leaves on two devices has left once, and the late one isn't reported; the server
    // hides everything from a former member, so neither device could tell which one it was.
    if (own.length === 0 || (entry.label === 'leave-group' && hasLeft)) continue;
    const isThere = own.every((one) => activity.has(one));
    const refused = told.get(id);
    const isKnown = isThere || refused !== undefined || device.dropped.has(id);
    for (const one of own) entries.set(one, (entries.get(one) ?? false) || isKnown);
    if (isThere && refused !== undefined) {
      find(`${entry.label} is in the history, and was told as refused (${refused.error.code})`);
    }
    if (refused !== undefined && refused.operations.length < entry.operations.length) {
      find(`${entry.label} was refused, and not all of it was kept`);
    }
  }
  for (const [id, { entry }] of device.journal.made) {
    const isNowhere = entriesOf(entry.operations).some((one) => entries.get(one) === false);
    if (isNowhere) {
      find(`${entry.label} (${id}) is nowhere: not in the history, and nobody was told`);
    }
  }
  return findings;
}
