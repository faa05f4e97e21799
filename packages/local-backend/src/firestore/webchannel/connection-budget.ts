/** Something that holds a connection of a client and can let go of it. */
export interface Hang {
  /** Ends the hanging request; the client will come again. */
  end(): void;
}

/** When to make room; times in milliseconds. */
export interface BudgetOptions {
  readonly connections: number;
  readonly fullRotation: number;
  readonly tightRotation: number;
}

interface Client {
  /** Oldest first. */
  readonly hangs: Set<Hang>;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Keeps hanging requests from using up a browser's few connections to one host: while one client
 * holds (almost) all of them, the oldest ends at a steady pace, so that every request waiting in the
 * browser's queue gets its turn.
 */
export class ConnectionBudget {
  readonly #options: BudgetOptions;
  readonly #clients = new Map<string, Client>();

  constructor(options: BudgetOptions) {
    this.#options = options;
  }

  /** Notes a hanging request. */
  add(key: string, hang: Hang): void {
    let client = this.#clients.get(key);
    if (client === undefined) {
      client = { hangs: new Set(), timer: undefined };
      this.#clients.set(key, client);
    }
    client.hangs.add(hang);
    this.#schedule(client);
  }

  /** Forgets a request that is over. */
  remove(key: string, hang: Hang): void {
    const client = this.#clients.get(key);
    if (client?.hangs.delete(hang) !== true) return;
    if (client.hangs.size === 0) {
      clearTimeout(client.timer);
      this.#clients.delete(key);
    }
  }

  /** Makes room at once, for a session that has news but waits in the browser's queue. */
  relieve(key: string): void {
    const client = this.#clients.get(key);
    if (client !== undefined && client.hangs.size >= this.#options.connections) endOldest(client);
  }

  /** Stops all timers. */
  stop(): void {
    for (const client of this.#clients.values()) clearTimeout(client.timer);
    this.#clients.clear();
  }

  #schedule(client: Client): void {
    const { connections, fullRotation, tightRotation } = this.#options;
    if (client.hangs.size < connections - 1 || client.timer !== undefined) return;
    const full = client.hangs.size >= connections;
    client.timer = setTimeout(
      () => {
        client.timer = undefined;
        if (client.hangs.size < connections - 1) return;
        endOldest(client);
        this.#schedule(client);
      },
      full ? fullRotation : tightRotation,
    );
    client.timer.unref();
  }
}

function endOldest(client: Client): void {
  const [oldest] = client.hangs;
  oldest?.end();
}
