import { comeIn } from './honest-person.ts';

/** How long people behind one address waited. */
export interface ManyPeople {
  readonly people: number;
  /** Requests of all of them; each was answered. */
  readonly requests: number;
  readonly seconds: number;
}

/** Requests of a page that opens, roughly. */
const REQUESTS = 40;

/**
 * Lets people behind one address sign up and open a page at the same moment.
 * @throws if a request of any of them is refused
 */
export async function openTogether(
  port: number,
  address: string,
  people: number,
): Promise<ManyPeople> {
  const began = performance.now();
  const counts = await Promise.all(
    Array.from({ length: people }, async () => {
      const person = await comeIn(port, address, 6);
      await person.open(REQUESTS);
      person.leave();
      return REQUESTS + 1;
    }),
  );
  const requests = counts.reduce((sum, count) => sum + count, 0);
  return { people, requests, seconds: Math.round((performance.now() - began) / 100) / 10 };
}
