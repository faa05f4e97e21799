const SHARED = 'quits-shared';

/** Takes files that another app has shared; returns each only once. */
export async function takeSharedFiles(): Promise<readonly File[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(SHARED);
  const requests = await cache.keys();
  const files = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request);
      if (response === undefined) return undefined;
      const name = decodeURIComponent(response.headers.get('X-Name') ?? '');
      const type = response.headers.get('Content-Type') ?? '';
      return new File([await response.blob()], name, { type });
    }),
  );
  await caches.delete(SHARED);
  return files.filter((file) => file !== undefined);
}
