import type { Page } from '@playwright/test';

/** Returns everything that the device stores for the app, as text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: unknown[] = [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      document.cookie,
    ];
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('IndexedDB')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows: unknown = await answer(database.transaction(store).objectStore(store).getAll());
        const keys = await answer(database.transaction(store).objectStore(store).getAllKeys());
        texts.push(JSON.stringify(rows), JSON.stringify(keys));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const found = await cache.match(request);
        texts.push(name, request.url, await found?.text());
      }
    }
    return texts.join('\n');
  });
}
