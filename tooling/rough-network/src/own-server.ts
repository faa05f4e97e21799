/** Asks a desk of `roughServers` for a server; gives what it tells, which is what the set-up's `tell` made. */
export async function ownServer<Told>(desk: string): Promise<Told> {
  const response = await fetch(desk, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
  const told: Told = await response.json();
  return told;
}
