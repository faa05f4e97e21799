import type { JournalEntry, WriteJournal } from '@quits/firestore';

/** One device's stored unconfirmed writes, and all that it ever made. */
export interface DeviceJournal {
  /** Every write as made, by id, in order. */
  readonly made: ReadonlyMap<string, MadeWrite>;
  /** Every attempt to send a write: when made, and on each retry. */
  readonly given: readonly (MadeWrite & { readonly id: string })[];
  readonly stored: ReadonlyMap<string, JournalEntry>;
  /** Ids of the writes that the SDK of their page has queued. */
  readonly taken: ReadonlySet<string>;
  /** Ids of the writes whose page closed before its SDK had queued them. */
  readonly left: ReadonlySet<string>;
  /** Returns the ids of the writes that a page found, from pages that closed before it or since. */
  readonly foundBy: (page: string) => ReadonlySet<string>;
  /** Opens it for one page; nothing that the page does after closing is stored. */
  readonly openFor: (page: string) => PageJournal;
}

/** A write with the page that made it. */
interface MadeWrite {
  readonly page: string;
  readonly entry: JournalEntry;
}

/** A journal of one page. */
export interface PageJournal {
  readonly journal: WriteJournal;
  readonly end: () => void;
}

/**
 * Creates an empty journal. `lasting` determines whether the SDK's own queue survives a page: if
 * not, the journal ignores what the queue holds, because that is lost with the page.
 */
export function deviceJournal(lasting: boolean): DeviceJournal {
  const made = new Map<string, MadeWrite>();
  const given: (MadeWrite & { readonly id: string })[] = [];
  const stored = new Map<string, JournalEntry>();
  const found = new Map<string, Set<string>>();
  const taken = new Set<string>();
  const left = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();

  function tellOthers(page: string): void {
    for (const [other, told] of listeners) {
      if (other !== page) for (const listener of told) setTimeout(listener, 0);
    }
  }
  return {
    made,
    given,
    stored,
    taken,
    left,
    foundBy: (page) => found.get(page) ?? new Set(),
    openFor(page) {
      let ended = false;
      found.set(page, new Set(stored.keys()));
      const told = new Set<() => void>();
      listeners.set(page, told);
      const never = () => new Promise<never>(() => undefined);
      const change = async (work: () => void) => {
        if (ended) return never();
        work();
        tellOthers(page);
        return undefined;
      };
      return {
        journal: {
          load: async () => (ended ? never() : [...stored.values()]),
          put: (entry) =>
            change(() => {
              const { queued, ...rest } = entry;
              const isAgain = stored.get(entry.id)?.refusal !== undefined && !entry.refusal;
              if (!made.has(entry.id) || isAgain) given.push({ id: entry.id, page, entry });
              if (!made.has(entry.id)) made.set(entry.id, { page, entry });
              if (queued) taken.add(entry.id);
              stored.set(entry.id, { ...rest, ...(lasting && queued ? { queued } : {}) });
            }),
          remove: (id) => change(() => void stored.delete(id)),
          subscribe(listener) {
            told.add(listener);
            return () => void told.delete(listener);
          },
        },
        end() {
          ended = true;
          for (const [id, write] of made) {
            const isOpen = stored.has(id) && stored.get(id)?.refusal === undefined;
            if (write.page === page && isOpen && !taken.has(id)) left.add(id);
          }
          listeners.delete(page);
          for (const other of listeners.keys()) {
            for (const id of stored.keys()) found.get(other)?.add(id);
          }
        },
      };
    },
  };
}
