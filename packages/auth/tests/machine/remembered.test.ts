import { describe, expect, it } from 'vitest';
import { getLastSignInMethod } from '../../src/records/get-last-sign-in-method.ts';
import { fakeProvider } from '../fake-provider.ts';
import { memoryStorage } from '../live.ts';
import { ana, opened } from './page.ts';

describe('what is remembered', () => {
  it('names the method that signed in last', async () => {
    const storage = memoryStorage();
    const provider = fakeProvider();
    const { machine, until } = await opened(provider, { storage });
    expect(getLastSignInMethod(storage)).toBeUndefined();
    machine.send({ type: 'SIGN_IN', email: ana.email, password: 'x' });
    await provider.popup().succeed(ana);
    await until(({ flow }) => flow.type === 'signIn' && flow.status === 'done');
    expect(getLastSignInMethod(storage)).toBe('password');
  });

  it('leaves a merge alone that belongs to other accounts', async () => {
    const journal = { guestUid: 'g', accountUid: 'a', at: 'importing' };
    const record = JSON.stringify({ v: 1, until: 9e15, value: journal });
    const flowFor = async (uid: string) => {
      const storage = memoryStorage(new Map([['quits.auth.merge', record]]));
      const { until } = await opened(fakeProvider({ uid }), { storage });
      return (await until(({ flow }) => flow.id > 0)).flow;
    };
    expect(await flowFor('somebody')).toMatchObject({ type: 'idle' });
    expect(await flowFor('g')).toMatchObject({ type: 'merge', at: 'signingIn', needsSignIn: true });
    expect(await flowFor('a')).toMatchObject({ type: 'merge', at: 'cleaning', needsSignIn: false });
  });
});
