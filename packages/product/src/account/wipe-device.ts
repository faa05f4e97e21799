import { removeKeys } from '../device/remove-keys.ts';

/** Keys of the device's own settings; everything else of the product is about a person. */
const SETTINGS =
  /^quits\.(?:appearance|config|consent|currency|install(?:\.visited)?|singleKeys|wiping)$/;
/** Keys of the product, and of the database's clients in other tabs. */
const OURS = /^(?:quits\.|firestore_|react-router-scroll)/;
/** Keys that lead whoever signs in again to where they were. */
const RETURN = /^quits\.auth\./;
/** Caches of code. */
const CODE = /^quits-on-demand$/;
/** Databases of unsent changes and files. */
const UNSENT: readonly string[] = ['write-journal', 'upload-queue'];
const IMPORTS = 'quits-import';
/** Time after which a database that another tab has open is left to that tab, in ms. */
const PATIENCE = 3_000;

/** Storages of the device; those that a browser blocks are missing. */
export interface DeviceStorages {
  readonly local: Storage | undefined;
  readonly tab: Storage | undefined;
  readonly databases: IDBFactory | undefined;
  readonly caches: CacheStorage | undefined;
}

/**
 * Deletes everything about people from the device: settings and code stay. Firestore must have stopped in this tab. Returns the number of
 * changes and files that hadn't been sent.
 * @param keepsReturn whether the page to return to, the last sign-in method and an unfinished merge stay, since the session was lost
 */
export async function wipeDevice(
  { local, tab, databases, caches }: DeviceStorages,
  keepsReturn: boolean,
): Promise<number> {
  const isPersonal = (key: string) =>
    OURS.test(key) && !SETTINGS.test(key) && !(keepsReturn && RETURN.test(key));
  if (local !== undefined) removeKeys(local, isPersonal);
  if (tab !== undefined) removeKeys(tab, isPersonal);
  const [lost] = await Promise.all([
    databases === undefined ? 0 : wipeDatabases(databases),
    caches === undefined ? undefined : wipeCaches(caches),
  ]);
  // Firestore's clients in other tabs wrote theirs until they stopped.
  if (local !== undefined) removeKeys(local, isPersonal);
  return lost;
}

async function wipeCaches(caches: CacheStorage): Promise<void> {
  try {
    const personal = (await caches.keys()).filter(
      (name) => name.startsWith('quits-') && !CODE.test(name),
    );
    await Promise.all(personal.map((name) => caches.delete(name)));
  } catch {
    // The browser blocks caches, so there are none.
  }
}

async function wipeDatabases(factory: IDBFactory): Promise<number> {
  const names = await namesOf(factory);
  const emptied = await Promise.all(
    [...UNSENT, IMPORTS].filter((name) => names.has(name)).map((name) => empty(factory, name)),
  );
  const deleted = [...names].filter((name) => name.startsWith('firestore/'));
  await Promise.all(deleted.map((name) => remove(factory, name)));
  return UNSENT.filter((name) => names.has(name)).reduce(
    (sum, _, at) => sum + (emptied[at] ?? 0),
    0,
  );
}

async function namesOf(factory: IDBFactory): Promise<ReadonlySet<string>> {
  try {
    return new Set((await factory.databases()).map(({ name = '' }) => name));
  } catch {
    return new Set();
  }
}

/** Empties a database, which may be open elsewhere; returns its number of entries. */
function empty(factory: IDBFactory, name: string): Promise<number> {
  return new Promise((resolve) => {
    const opening = factory.open(name);
    const failed = () => resolve(0);
    opening.addEventListener('error', failed);
    opening.addEventListener('success', () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      let entries = 0;
      if (stores.length === 0) {
        database.close();
        failed();
        return;
      }
      const transaction = database.transaction(stores, 'readwrite');
      for (const store of stores.map((one) => transaction.objectStore(one))) {
        const counting = store.count();
        counting.addEventListener('success', () => (entries += counting.result));
        store.clear();
      }
      const done = () => {
        database.close();
        resolve(entries);
      };
      transaction.addEventListener('complete', done);
      transaction.addEventListener('abort', done);
    });
  });
}

/** Deletes a database; tabs that have it open are told to close it. */
function remove(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve) => {
    const deleting = factory.deleteDatabase(name);
    const done = () => resolve();
    deleting.addEventListener('success', done);
    deleting.addEventListener('error', done);
    setTimeout(done, PATIENCE);
  });
}
