const SHARED = 'quits-shared';

/** Keeps what another app shares with this one until the page takes it, and opens the form for it. */
export async function keepShared(request: Request): Promise<Response> {
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
    typeof title === 'string' && title !== '' ? `&title=${encodeURIComponent(title)}` : '';
  return Response.redirect(`/add?shared=${files.length}${query}`, 303);
}
