import { deviceJournal, type DeviceJournal } from './device-journal.ts';
import type { Backend } from './backend.ts';
import type { Gate } from './gate.ts';
import { nextTurn } from './next-turn.ts';
import type { Page } from './page.ts';
import { Tab } from './tab.ts';

/** What a device is made with. */
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
  /** Ids of refused writes that the app or the person has given up. */
  readonly dropped = new Set<string>();
  /** What should not have happened on it. */
  readonly surprises: string[] = [];
  /** Every tab there ever was. */
  readonly tabs: Tab[] = [];
  online = true;
  /** It sends, and hears no answer. */
  deaf = false;
  readonly #options: DeviceOptions;
  readonly #gate: Gate;
  readonly #open: (Tab | undefined)[] = [];
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

  /** A tab that is open, the first one unless the second was asked for and is there. */
  tab(which: number): Tab {
    const tab = this.#open[which] ?? this.#open[0];
    if (tab === undefined) throw new Error(`${this.name} has no tab.`);
    return tab;
  }

  /** What one of its tabs shows; `undefined` while the group does not show. */
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

  /** Closes a tab without a word. */
  async closeTab(which: number): Promise<void> {
    const tab = this.#open[which];
    this.#open[which] = undefined;
    if (tab !== undefined) await this.#end([tab]);
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
    this.online = false;
    this.deaf = false;
    await Promise.all(this.openTabs.map((tab) => tab.goOffline()));
    this.#gate.cut();
  }

  async goOnline(): Promise<void> {
    this.online = true;
    this.#gate.open();
    await Promise.all(this.openTabs.map((tab) => tab.goOnline()));
  }

  /** From now on what it sends arrives, and no answer comes back, until it has been offline. */
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
