import * as app from './app.ts';
import type { Backend } from './backend.ts';
import { Device } from './device.ts';
import type { Page } from './page.ts';
import { type Documents, observe, type Observer, type State } from './observer.ts';
import { Patience } from './patience.ts';
import type { Tab } from './tab.ts';

/** Participants of a history. */
export interface Cast {
  /** Number of the account of each device; device 0 is the owner's. */
  readonly accounts: readonly number[];
  /** Whether the SDK's cache and queue survive a page. */
  readonly lasting: boolean;
}

/** People of the group without an account. */
const OTHERS = ['P7', 'P8', 'P9'];

let worlds = 0;

/** An awaited condition wasn't met. */
export class StuckError extends Error {
  override readonly name = 'StuckError';
}

/** One group, its devices, and the backend that they share. */
export class World {
  readonly devices: readonly Device[];
  readonly groupId: string;
  readonly observer: Observer;
  /** Ids of people by label; for everything else, the label is the id. */
  readonly people: Map<string, string>;
  readonly links: app.Link[] = [];
  /** Available Undo functions, by device and expense. */
  readonly undos = new Map<string, () => void>();
  readonly imports = new Map<string, readonly string[]>();
  /** Comments by label, as devices made them. */
  readonly comments = new Map<string, app.MadeComment>();
  /** Ids of the comments that somebody has deleted. */
  readonly uncommented = new Set<string>();
  /** The stored comments by expense, once everything has settled. */
  said: ReadonlyMap<string, Documents> = new Map();
  /** Background work, with the database of its page. */
  readonly #jobs = new Map<Promise<unknown>, unknown>();
  /** Unexpected errors. */
  readonly surprises: unknown[] = [];
  #labels = 0;

  private constructor(
    devices: readonly Device[],
    { groupId, people, observer }: Pick<World, 'groupId' | 'people' | 'observer'>,
  ) {
    this.devices = devices;
    this.groupId = groupId;
    this.people = people;
    this.observer = observer;
  }

  /** Creates a group that all accounts join. */
  static async begin(backend: Backend, { accounts, lasting }: Cast): Promise<World> {
    worlds += 1;
    const devices = await Promise.all(
      accounts.map((account, at) =>
        Device.start({
          name: `w${worlds}d${at}`,
          uid: `w${worlds}u${account}`,
          backend,
          lasting,
        }),
      ),
    );
    try {
      return await World.#withGroup(backend, devices, accounts);
    } catch (error) {
      await Promise.all(devices.map((device) => device.stop()));
      throw error;
    }
  }

  static async #withGroup(
    backend: Backend,
    devices: readonly Device[],
    accounts: Cast['accounts'],
  ): Promise<World> {
    const [owner] = devices;
    if (owner === undefined) throw new Error('A world needs a device.');
    const names = [...new Set(accounts)].map((account) => `P${account}`);
    const { database } = owner.tab(0);
    const made = app.makeGroup(database, owner.uid, [...names, ...OTHERS]);
    const { groupId } = made;
    await made.write.settled;
    owner.show(groupId);
    const observer = await observe(backend, groupId);
    const page = await eventually(() => owner.page(0));
    const people = new Map(
      Object.entries(page.reading.group()?.data.people ?? {}).map(([id, { name }]) => [name, id]),
    );
    const world = new World(devices, { groupId, people, observer });
    await world.#joinAll(accounts);
    await world.quiet();
    return world;
  }

  async #joinAll(accounts: readonly number[]): Promise<void> {
    const link = await app.invite(await eventually(() => this.device(0).page(0)), 'editor');
    if (link === undefined) throw new StuckError('The group got no link.');
    this.links.push(link);
    await this.quiet([this.device(0)]);
    for (const [at, account] of accounts.entries()) {
      const device = this.device(at);
      if (account !== 0 && accounts.indexOf(account) === at) {
        await app.join(this.doorOf(device), link, {
          personId: this.people.get(`P${account}`) ?? '',
        });
      }
      if (at > 0) device.show(this.groupId);
    }
  }

  /** Returns the page of a device that can't see the group. */
  doorOf(device: Device) {
    const { database } = device.tab(0);
    return { database, uid: device.uid, groupId: this.groupId };
  }

  device(at: number): Device {
    const device = this.devices[at];
    if (device === undefined) throw new Error(`There is no device ${at}.`);
    return device;
  }

  /** Returns the state after the last commit. */
  get state(): State {
    const state = this.observer.states.at(-1);
    if (state === undefined) throw new Error('Nothing was observed.');
    return state;
  }

  /** A label that was not used before. */
  label(letter: string): string {
    this.#labels += 1;
    return `${letter}${this.#labels}`;
  }

  /** Reads the comments on all expenses that got some. */
  async readComments(): Promise<void> {
    const ids = new Set([...this.comments.values()].map(({ expenseId }) => expenseId));
    const read = [...ids].map(async (id) => [id, await this.observer.commentsOn(id)] as const);
    this.said = new Map(await Promise.all(read));
  }

  isMember({ uid }: Device, state: State = this.state): boolean {
    const members: unknown = state.group?.['memberUids'];
    return Array.isArray(members) && members.includes(uid);
  }

  /** Tracks background work while its page is open. */
  job({ ended, database }: Pick<Page, 'ended' | 'database'>, work: Promise<unknown>): void {
    const followed = Promise.race([work, ended])
      .catch((error: unknown) => this.surprises.push(error))
      .finally(() => this.#jobs.delete(followed));
    this.#jobs.set(followed, database);
  }

  /** Waits until devices have sent all writes and show the server's state. */
  async quiet(devices: readonly Device[] = this.devices): Promise<void> {
    const patience = new Patience();
    const tabs = devices.flatMap((device) => device.openTabs.map((tab) => ({ device, tab })));
    let calm = 0;
    while (calm < 3) {
      if (patience.isOver) throw new StuckError(this.#whatIsStuck(tabs));
      const isCalm =
        this.#jobsOf(tabs) === 0 && tabs.every(({ device, tab }) => this.#isAtRest(device, tab));
      if (isCalm) {
        calm += 1;
        await this.#drained(tabs, patience);
        await patience.turn();
      } else {
        calm = 0;
        await patience.turn(2);
      }
    }
  }

  /** Waits until the SDKs' queues are empty. */
  async #drained(tabs: readonly { readonly tab: Tab }[], patience: Patience): Promise<void> {
    const drained = Promise.all(tabs.map(({ tab }) => tab.drained())).then(() => true);
    const turn = () => patience.turn(10).then(() => patience.isOver);
    while (!(await Promise.race([drained, turn()])));
  }

  #jobsOf(tabs: readonly { readonly tab: Tab }[]): number {
    const databases = new Set<unknown>(tabs.map(({ tab }) => tab.database));
    return [...this.#jobs.values()].filter((database) => databases.has(database)).length;
  }

  #isAtRest(device: Device, { database, reading }: Tab): boolean {
    if (database.syncStatus.getState().pending > 0) return false;
    if (!this.isMember(device) || reading === undefined) return true;
    if (reading.trouble().includes('failed')) database.retryListeners();
    const { group } = this.state;
    return (
      reading.isCurrent() &&
      group !== undefined &&
      reading.group() !== undefined &&
      app.lastChangeOf(reading.group()?.data ?? {}) === app.lastChangeOf(group)
    );
  }

  #whatIsStuck(tabs: readonly { readonly device: Device; readonly tab: Tab }[]): string {
    const restless = tabs.filter(({ device, tab }) => !this.#isAtRest(device, tab));
    return [
      `${this.#jobsOf(tabs)} jobs`,
      ...restless.map(({ device, tab }) => {
        const { pending } = tab.database.syncStatus.getState();
        const shown = tab.reading?.group()?.data;
        const age = shown && app.lastChangeOf(this.state.group ?? {}) - app.lastChangeOf(shown);
        return `${device.name}: ${pending} pending; ${tab.reading?.trouble() ?? 'no reading'}; ${age} ms behind`;
      }),
    ].join(' | ');
  }

  async stop(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.stop()));
    await this.observer.stop();
  }
}

/** Waits until there is a value. */
async function eventually<Value>(get: () => Value | undefined): Promise<Value> {
  const patience = new Patience();
  for (;;) {
    const value = get();
    if (value !== undefined) return value;
    if (patience.isOver) throw new StuckError('What was waited for did not come.');
    await patience.turn(2);
  }
}
