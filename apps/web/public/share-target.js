// Part of the service worker: keeps what other apps share with this one until the page takes it.
const SHARED = 'quits-shared';

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method === 'POST' && pathname === '/add') {
    event.respondWith(keep(event.request));
  }
});

async function keep(request) {
  const form = await request.formData();
  const cache = await caches.open(SHARED);
  const files = form.getAll('receipts').filter((file) => file instanceof File);
  await Promise.all(
    files.map((file, index) =>
      cache.put(
        `/shared/${index}`,
        new Response(file, {
          headers: { 'Content-Type': file.type, 'X-Name': encodeURIComponent(file.name) },
        }),
      ),
    ),
  );
  const title = form.get('title');
  const query =
    typeof title === 'string' && title !== '' ? `?title=${encodeURIComponent(title)}` : '';
  return Response.redirect(`/add${query}`, 303);
}
