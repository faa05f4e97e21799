import { deviceJournal, type DeviceJournal } from './device-journal.ts';
import type { Backend } from './backend.ts';
import type { Gate } from './gate.ts';
import { nextTurn } from './next-turn.ts';
import type { Page } from './page.ts';
import { Tab } from './tab.ts';

/** Options of a device. */
export interface DeviceOptions {
  readonly name: string;
  readonly uid: string;
  readonly backend: Backend;
  /** The SDK's cache and queue are stored on it. */
  readonly lasting: boolean;
}

/** A browser of one account, with one or two tabs. */
export class Device {
  readonly name: string;
  readonly uid: string;
  readonly journal: DeviceJournal;
  /** Ids of rejected writes that the app or the user has discarded. */
  readonly dropped = new Set<string>();
  /** Unexpected events on the device. */
  readonly surprises: string[] = [];
  /** All tabs, including closed ones. */
  readonly tabs: Tab[] = [];
  online = true;
  /** Whether it sends without receiving answers. */
  deaf = false;
  readonly #options: DeviceOptions;
  readonly #gate: Gate;
  readonly #open: (Tab | undefined)[] = [];
  /** Tabs that are closing: the next page of a tab must not share storage with the last one. */
  readonly #closing: (Promise<void> | undefined)[] = [];
  #groupId: string | undefined;

  private constructor(options: DeviceOptions, gate: Gate) {
    this.name = options.name;
    this.uid = options.uid;
    this.journal = deviceJournal(options.lasting);
    this.#options = options;
    this.#gate = gate;
    this.openTab(0);
  }

  static async start(options: DeviceOptions): Promise<Device> {
    return new Device(options, await options.backend.openGate());
  }

  /** Whether the SDK's cache and queue survive its pages. */
  get lasting(): boolean {
    return this.#options.lasting;
  }

  /** The tabs that are open. */
  get openTabs(): readonly Tab[] {
    return this.#open.filter((tab) => tab !== undefined);
  }

  /** Returns an open tab: the second one if requested and open, otherwise the first. */
  tab(which: number): Tab {
    const tab = this.#open[which] ?? this.#open[0];
    if (tab === undefined) throw new Error(`${this.name} has no tab.`);
    return tab;
  }

  /** Returns the page of one of its tabs; `undefined` while the group isn't visible. */
  page(which: number): Page | undefined {
    const { database, reading, ended } = this.tab(which);
    if (this.#groupId === undefined || reading?.group() === undefined) return undefined;
    const { uid, journal } = this;
    const operationsOf = (id: string) => journal.made.get(id)?.entry.operations ?? [];
    return { database, uid, groupId: this.#groupId, reading, ended, operationsOf };
  }

  /** Opens a tab, if it is not open. */
  openTab(which: number): void {
    if (this.#open[which] !== undefined) return;
    const { name, uid, lasting } = this.#options;
    const tab = new Tab({
      name: `${name}-${which}-${which === 0 ? '' : crypto.randomUUID()}`,
      uid,
      port: this.#gate.port,
      journal: this.journal,
      lasting,
      online: this.online,
      groupId: this.#groupId,
      dropped: (id) => void this.dropped.add(id),
      surprised: (what) => void this.surprises.push(`${name}: ${what}`),
    });
    this.#open[which] = tab;
    this.tabs.push(tab);
  }

  /** Closes a tab without notice, or waits until it has closed. */
  async closeTab(which: number): Promise<void> {
    const tab = this.#open[which];
    this.#open[which] = undefined;
    if (tab !== undefined) this.#closing[which] = this.#end([tab]);
    await this.#closing[which];
  }

  /** The SDK ends once its queue is empty, in which a transaction may wait for an answer for ever. */
  async #end(tabs: readonly Tab[]): Promise<void> {
    const ended = Promise.all(tabs.map((tab) => tab.end()));
    const isOver = () => Promise.race([ended.then(() => true), nextTurn(10).then(() => false)]);
    do this.#gate.hangUp();
    while (!(await isOver()));
  }

  /** Shows the group from now on. */
  show(groupId: string): void {
    this.#groupId = groupId;
    for (const tab of this.openTabs) tab.read(groupId);
  }

  async goOffline(): Promise<void> {
    // The SDK goes offline once its queue is empty, in which a transaction may wait for a lost answer.
    if (this.deaf) this.#gate.cut();
    this.online = false;
    this.deaf = false;
    await Promise.all(this.openTabs.map((tab) => tab.goOffline()));
    // A tab that closes meanwhile delays this until the device may be online again.
    if (!this.online) this.#gate.cut();
  }

  async goOnline(): Promise<void> {
    this.online = true;
    this.#gate.open();
    await Promise.all(this.openTabs.map((tab) => tab.goOnline()));
  }

  /** From now on, requests arrive but answers are lost, until the device goes offline. */
  loseAnswers(): void {
    if (!this.online) return;
    this.deaf = true;
    this.#gate.deafen();
  }

  async stop(): Promise<void> {
    await this.#end(this.openTabs);
    await this.#gate.close();
  }
}
