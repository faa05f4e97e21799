/** Starts a server with a desk of `roughServers`; returns the result of the setup's `tell`. */
export async function ownServer<Told>(desk: string): Promise<Told> {
  const response = await fetch(desk, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
  const told: Told = await response.json();
  return told;
}
