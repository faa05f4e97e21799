/** A request that occupies a client's connection and can release it. */
export interface Hang {
  /** Ends the hanging request; the client will open another. */
  end(): void;
}

/** When to release connections; times in milliseconds. */
export interface BudgetOptions {
  /** Connections that a client has. */
  readonly connections: number;
  /** Interval of releases while all connections hang and sessions wait for one. */
  readonly contendedRotation: number;
  /** Interval of releases while all connections hang. */
  readonly fullRotation: number;
  /** Interval of releases while all but one connection hang. */
  readonly tightRotation: number;
}

interface Client {
  sessions: number;
  /** Oldest first. */
  readonly hangs: Set<Hang>;
  timer: NodeJS.Timeout | undefined;
  /** When the timer fires. */
  due: number;
}

/**
 * Keeps hanging requests from using up a browser's few connections to one host: while a client uses
 * (almost) all of them, the oldest is ended at a steady rate, so that every request waiting in the
 * browser's queue gets its turn.
 */
export class ConnectionBudget {
  readonly #options: BudgetOptions;
  readonly #clients = new Map<string, Client>();

  constructor(options: BudgetOptions) {
    this.#options = options;
  }

  /** Registers a session of a client, which wants a permanent connection. */
  join(key: string): void {
    const client = this.#clients.get(key);
    if (client !== undefined) {
      client.sessions += 1;
      this.#schedule(client);
      return;
    }
    this.#clients.set(key, { sessions: 1, hangs: new Set(), timer: undefined, due: Infinity });
  }

  /** Removes a session. */
  leave(key: string): void {
    const client = this.#clients.get(key);
    if (client === undefined) return;
    client.sessions -= 1;
    if (client.sessions > 0) return;
    clearTimeout(client.timer);
    this.#clients.delete(key);
  }

  /** Returns whether a session's next request will have to wait in the browser's queue. */
  isCrowded(key: string): boolean {
    return (this.#clients.get(key)?.sessions ?? 0) >= this.#options.connections;
  }

  /** Notes a hanging request of a session. */
  add(key: string, hang: Hang): void {
    const client = this.#clients.get(key);
    client?.hangs.add(hang);
    if (client !== undefined) this.#schedule(client);
  }

  /** Removes a finished request. */
  remove(key: string, hang: Hang): void {
    this.#clients.get(key)?.hangs.delete(hang);
  }

  /**
   * Releases a connection immediately, for a session that has messages but waits in the browser's
   * queue.
   */
  relieve(key: string): void {
    const client = this.#clients.get(key);
    // The last connection may be in use by the request that caused the messages.
    const enough = this.#options.connections - 1;
    if (client !== undefined && client.hangs.size >= enough) endOldest(client);
  }

  /** Stops all timers. */
  stop(): void {
    for (const client of this.#clients.values()) clearTimeout(client.timer);
    this.#clients.clear();
  }

  #schedule(client: Client): void {
    const pace = this.#paceOf(client);
    const due = Date.now() + pace;
    if (pace === Infinity || due >= client.due) return;
    clearTimeout(client.timer);
    client.due = due;
    client.timer = setTimeout(() => {
      client.due = Infinity;
      if (this.#paceOf(client) < Infinity) endOldest(client);
      this.#schedule(client);
    }, pace);
    client.timer.unref();
  }

  #paceOf({ hangs, sessions }: Client): number {
    const { connections, contendedRotation, fullRotation, tightRotation } = this.#options;
    if (hangs.size < connections - 1) return Infinity;
    if (hangs.size < connections) return tightRotation;
    return sessions > hangs.size ? contendedRotation : fullRotation;
  }
}

function endOldest(client: Client): void {
  const [oldest] = client.hangs;
  oldest?.end();
}
