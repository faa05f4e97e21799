import { setLogLevel } from 'firebase/app';
import { setLogLevel as setFirestoreLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Embedded, startEmbedded } from './embedded.ts';
import { JOURNEYS, play } from './play.ts';
import { observe } from './probes/observe.ts';
import { storedIn } from './stored-in.ts';

let embedded: Embedded;

beforeAll(async () => {
  setLogLevel('silent');
  setFirestoreLogLevel('silent');
  embedded = await startEmbedded({ emulatorTokens: true });
});
afterAll(() => embedded.stop());

test('every journey passes on the embedded backend, and nothing of it is left', async () => {
  const foreign = await storedIn(embedded);
  await foreign.write('groups/theirs', { name: { stringValue: 'Somebody else’s' } });
  await foreign.write('groups/theirs/expenses/e', { title: { stringValue: 'Dinner' } });
  await foreign.signUp('theirs@example.com');
  const before = await foreign.everything();
  expect(before).toHaveLength(3);

  const run = await play(embedded.config, { scale: { rows: 8, people: 14 } });
  expect(run.outcomes.filter(({ state }) => state !== 'passed')).toEqual([]);
  expect(run.outcomes.map(({ id }) => id)).toEqual(JOURNEYS.map(({ id }) => id));
  expect(run.left).toEqual([]);
  expect(await foreign.everything()).toEqual(before);

  const { app: origin } = embedded.backend.addresses;
  const { config } = embedded;
  const probed = { config, facts: run.facts, origin, askRules: undefined };
  const { observations, open } = await observe(probed, new Date('2026-11-22T12:00:00Z'));
  const found = Object.fromEntries(observations.map(({ id, observed }) => [id, observed]));
  expect(found).toMatchObject({
    'firestore.rules.access-cache-per-commit': 'once',
    'firestore.rules.cost-per-write-or-commit': 'for each document',
    'identity.unknown-address': 'INVALID_LOGIN_CREDENTIALS',
  });
  expect(observations[0]).toMatchObject({ date: '2026-11-22', project: 'demo-quits' });
  expect(open).toHaveLength(4);
});

test('what a journey made before it failed is removed, also when it is stopped', async () => {
  const stored = await storedIn(embedded);
  const before = await stored.everything();
  const stop = new AbortController();
  const run = await play(embedded.config, {
    scale: { rows: 8, people: 14 },
    only: ['add'],
    signal: stop.signal,
    onOutcome: ({ id }) => {
      if (id === 'guest') stop.abort();
    },
  });
  expect(run.outcomes.map(({ id, state }) => [id, state])).toEqual([['guest', 'passed']]);
  expect(run.left).toEqual([]);
  expect(await stored.everything()).toEqual(before);
});
