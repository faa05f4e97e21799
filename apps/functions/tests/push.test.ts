import { expect, test, vi } from 'vitest';
import { startPushService, vapidClaims } from './push-service.ts';
import { startBackend } from './start-backend.ts';

test('sends each change to the devices of the other members, as they chose', async () => {
  const service = await startPushService();
  process.env['PUSH_SERVICES'] = service.host;
  const { backend, documents: ask, put } = await startBackend();
  const { device, messageOf, to } = service;
  const choices = { groups: {}, detail: false, quiet: null, zone: 'UTC' };
  await put('groups/g', {
    name: 'Lisbon',
    emoji: '🚋',
    currency: 'EUR',
    people: {
      a: { name: 'Ana', defaultWeight: 1 },
      b: { name: 'Ben', defaultWeight: 1 },
      c: { name: 'Cem', defaultWeight: 1 },
    },
    seats: { a: 'ana', b: 'ben', c: 'cem' },
    categories: {},
    simplify: true,
    roles: { ana: 'owner', ben: 'editor', cem: 'editor' },
    memberUids: ['ana', 'ben', 'cem'],
    balances: {},
    expenseCount: 0,
    createdAt: new Date(),
    createdBy: 'ana',
    lastActivityAt: new Date(),
  });
  await put('users/ana/notifications/choices', choices);
  await put('users/ana/devices/own', device('/ana'));
  await put('users/ben/notifications/choices', choices);
  await put('users/ben/devices/phone', device('/ben'));
  await put('users/ben/devices/old', device('/old'));
  await put('users/ben/devices/lost', device('/lost'));
  // Nobody makes the server ask hosts of their own choice.
  await put(
    'users/ben/devices/inside',
    device('/inside', `localhost:${backend.addresses.firestore.port}`),
  );
  await put('users/cem', { locale: 'de', displayName: 'Cem' });
  await put('users/cem/notifications/choices', { ...choices, detail: true, groups: { g: 'mine' } });
  await put('users/cem/devices/phone', device('/cem'));
  service.statuses.set('/old', 410);
  service.statuses.set('/lost', 404);
  service.statuses.set('/cem', 503);

  const contents = {
    kind: 'expense',
    title: 'Tram',
    amount: 1250,
    currency: 'EUR',
    payers: { a: 1250 },
    shares: { b: 1250 },
  };
  const tell = (id: string, shares: object) =>
    put(`groups/g/activity/${id}`, {
      at: new Date(),
      by: 'ana',
      what: 'created',
      target: { kind: 'expense', id: 'e' },
      before: null,
      after: { ...contents, shares },
    });

  await tell('one', { b: 1250 });
  await backend.functionsIdle();
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/ben', '/lost', '/old']);
  const [first] = to('/ben');
  if (first === undefined) throw new Error('no message');
  const message = messageOf(first);
  expect(message).toMatchObject({
    id: 'one',
    groupId: 'g',
    path: '/groups/g/expenses/e',
    lang: 'en-US',
  });
  expect(message).toMatchObject({ title: 'Quits', body: 'Ana added an expense' });
  expect(JSON.stringify(message)).not.toMatch(/Lisbon|Tram|1250|12\.50/);
  const { aud, exp, key } = vapidClaims(first);
  expect(aud).toBe(`http://${service.host}`);
  expect(exp).toBeLessThan(Date.now() / 1000 + 24 * 3600);
  const published: unknown = await (await ask('GET', 'settings/push')).json();
  expect(published).toMatchObject({ fields: { publicKey: { stringValue: key } } });
  for (const gone of ['old', 'lost', 'inside']) {
    expect((await ask('GET', `users/ben/devices/${gone}`)).status).toBe(404);
  }

  // Cem shares the next one, and is asked for again until the service takes the message.
  await tell('two', { c: 1250 });
  await backend.functionsIdle();
  expect(to('/cem')).toHaveLength(1);
  service.statuses.delete('/cem');
  await vi.waitFor(() => expect(to('/cem')).toHaveLength(2), 10_000);
  await backend.functionsIdle();
  const [refused, taken] = to('/cem');
  if (refused === undefined || taken === undefined) throw new Error('no message');
  expect(taken.headers['topic']).toBe(refused.headers['topic']);
  expect(messageOf(taken)).toEqual(messageOf(refused));
  expect(messageOf(taken)).toMatchObject({
    title: '🚋 Lisbon',
    body: 'Ana hat Tram hinzugefügt (12,50\u00a0€)',
    lang: 'de',
  });
  // What was seen on one device is not sent to the others, and they learn of it with what comes next.
  const seen = new Date(Date.now() + 60_000);
  await put('users/ben/notifications/choices', { ...choices, seen: { g: seen, away: seen } });
  const before = to('/ben').length;
  await tell('seen', { b: 1250 });
  await backend.functionsIdle();
  await put('users/ben/notifications/choices', { ...choices, seen: { away: seen } });
  await tell('later', { b: 1250 });
  await backend.functionsIdle();
  const after = to('/ben')
    .slice(before)
    .map((request) => messageOf(request));
  expect(after).toMatchObject([{ id: 'later', seen: [['away', seen.getTime()]] }]);

  // Others' devices get the repeated message too, and recognize it.
  const ids = to('/ben').map((request) => messageOf(request).id);
  expect(new Set(ids)).toEqual(new Set(['one', 'two', 'later']));
  expect(to('/ana')).toEqual([]);
  await backend.stop();
  service.close();
});
