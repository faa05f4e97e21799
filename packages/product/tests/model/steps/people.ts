import * as app from '../app.ts';
import type { Page } from '../page.ts';
import { onPage, type StepKind } from '../step.ts';
import type { World } from '../world.ts';
import { peopleOn, personOn } from './targets.ts';

const SIZES = 1_000;

/** Adds a person to the group. */
export const addPerson = onPage({
  weight: 3,
  draw: ({ world, page }) =>
    peopleOn(world, page).length < 9 ? { on: world.label('Q') } : undefined,
  take({ page, step, world }) {
    const { on: label = '' } = step;
    if (world.people.has(label)) return;
    const id = app.addSomebody(page, label);
    if (id !== undefined) world.people.set(label, id);
  },
});

/** Changes a person's name and default weight. */
export const renamePerson = onPage({
  weight: 4,
  draw({ world, page }, random) {
    const on = random.pick(peopleOn(world, page));
    return on === undefined ? undefined : { on, size: random.int(SIZES) };
  },
  take({ page, step, world }) {
    const id = personOn(world, page, step.on);
    const { size = 0 } = step;
    if (id !== undefined) app.renamePerson(page, id, `${step.on} ${size}`, 1 + (size % 3));
  },
});

/** Marks a person without an account as having left, or as active again. */
export const setGone = onPage({
  weight: 2,
  draw: ({ world }, random) => ({
    on: random.pick([...world.people.keys()].sort()) ?? '',
    size: random.int(2),
  }),
  take({ page, step, world }) {
    const id = personOn(world, page, step.on);
    const person = page.reading.group()?.data.people[id ?? ''];
    if (id === undefined || person === undefined || person.uid !== undefined) return;
    if (person.mergedInto !== undefined) return;
    app.setGone(page, id, step.size === 1);
  },
});

/** Says which person one is, as a member without one. */
export const claim = onPage({
  weight: 3,
  draw({ world, page }, random) {
    const on = random.pick(peopleOn(world, page));
    return on === undefined ? undefined : { on };
  },
  take({ page, step, world }) {
    const id = personOn(world, page, step.on);
    if (id !== undefined) app.claim(page, id);
  },
});

/** Unlinks a person's account, for owners. */
export const unclaim = onPage({
  weight: 1,
  draw({ world, page }, random) {
    const on = random.pick(peopleOn(world, page));
    return on === undefined || !app.owns(page) ? undefined : { on };
  },
  take({ page, step, world }) {
    const id = personOn(world, page, step.on);
    if (id !== undefined && app.owns(page)) app.unclaim(page, id);
  },
});

/** Removes a person of a group without expenses. */
export const takeOut = onPage({
  weight: 1,
  draw({ world, page }, random) {
    const on = random.pick(peopleOn(world, page));
    return on === undefined ? undefined : { on };
  },
  take({ page, step, world }) {
    const id = personOn(world, page, step.on);
    if (id !== undefined) app.takeOut(page, id);
  },
});

/** Merges two people. */
export const merge = onPage({
  weight: 2,
  draw({ world, page }, random) {
    const people = peopleOn(world, page).filter((label) => /^[PQ]\d+$/u.test(label));
    const on = random.pick(people);
    const into = random.pick(people.filter((label) => label !== on));
    if (on === undefined || into === undefined) return undefined;
    return { on, with: into, size: random.int(2) };
  },
  take({ page, step, world, device }) {
    const from = personOn(world, page, step.on);
    const into = personOn(world, page, step.with);
    // Not offered while offline.
    if (from === undefined || into === undefined || !device.online || device.deaf) return;
    const count = step.size === 1 ? 'once' : 'twice';
    const dropped = (id: string) => void device.dropped.add(id);
    world.job(page, app.merge(page, { from, into, count, dropped }));
  },
});

/** Undoes a merge, unless its expenses were edited since. */
export const unmerge = onPage({
  weight: 2,
  draw({ world, page, device }, random) {
    if (!device.online || device.deaf) return undefined;
    const on = random.pick(mergedOn(world, page));
    return on === undefined ? undefined : { on };
  },
  take({ page, step, world, device }) {
    const gone = personOn(world, page, step.on);
    if (gone === undefined || !device.online || device.deaf) return;
    world.job(
      page,
      app.unmerge(page, gone, (id) => void device.dropped.add(id)),
    );
  },
});

function mergedOn(world: World, page: Page): readonly string[] {
  const { people = {} } = page.reading.group()?.data ?? {};
  return [...world.people]
    .filter(([, id]) => {
      const { mergedInto, mergingInto } = people[id] ?? {};
      return (mergedInto ?? mergingInto) !== undefined;
    })
    .map(([label]) => label)
    .toSorted();
}

/** Removes another member from the group; for owners. */
export const removeMember = onPage({
  weight: 1,
  draw: ({ world }, random) => ({ with: `${random.int(world.devices.length)}` }),
  take({ page, step, world, device }) {
    const member = world.devices[Number(step.with)]?.uid;
    const roles = page.reading.group()?.data.roles ?? {};
    if (member === undefined || member === device.uid) return;
    if (roles[device.uid] === 'owner' && roles[member] !== undefined) app.putOut(page, member);
  },
});

/** Requests the group's link, sometimes the viewers' link or a new one. */
export const invite = onPage({
  weight: 1,
  draw: ({ device }, random) =>
    device.online && !device.deaf ? { size: random.int(6) } : undefined,
  take({ page, step, world, device }) {
    if (!device.online || device.deaf) return;
    const role = step.size === 0 ? 'viewer' : 'editor';
    const asked = app.invite(page, role, step.size === 1);
    world.job(
      page,
      asked.then((link) => link !== undefined && world.links.push(link)),
    );
  },
});

/** Joins by the newest link, as an existing or a new person. */
export const join: StepKind = {
  weight: 6,
  draw({ world, device }, random) {
    if (world.isMember(device) || !device.online || device.deaf) return undefined;
    const on = random.oneIn(2) ? random.pick([...world.people.keys()].sort()) : world.label('J');
    return on === undefined ? undefined : { on };
  },
  async take({ world, device, step }) {
    const link = world.links.at(-1);
    if (link === undefined || !device.online || device.deaf || world.isMember(device)) return;
    const { on: label = '' } = step;
    const personId = world.people.get(label);
    const as = personId === undefined ? { name: label } : { personId };
    // On the page that the link opens, which waits for the result.
    const done = await app.join(world.doorOf(device), link, as, (id) => device.dropped.add(id));
    if (done) device.show(world.groupId);
  },
};

/** Leaves the group. */
export const leave = onPage({
  weight: 1,
  forAll: true,
  draw: () => ({}),
  take: ({ page }) => app.leave(page),
});

/** Makes another member a viewer, an editor or an owner. */
export const giveRole = onPage({
  weight: 1,
  draw: ({ world }, random) => ({
    with: `${random.int(world.devices.length)}`,
    size: random.int(3),
  }),
  take({ page, step, world, device }) {
    const member = world.devices[Number(step.with)]?.uid;
    const roles = page.reading.group()?.data.roles ?? {};
    if (member === undefined || member === device.uid) return;
    if (roles[device.uid] !== 'owner' || roles[member] === undefined) return;
    app.giveRole(
      page,
      member,
      (['viewer', 'editor', 'owner'] as const)[step.size ?? 1] ?? 'editor',
    );
  },
});
