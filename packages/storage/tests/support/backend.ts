import { inject } from 'vitest';
import type { BackendAddresses } from './backend.setup.ts';

async function openBackend(): Promise<BackendAddresses> {
  const response = await fetch(inject('desk'), { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as BackendAddresses;
}

/** The backend that this test file has for itself. */
export const backend: BackendAddresses = await openBackend();
