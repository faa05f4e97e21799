import { eventually } from '@quits/tooling-presets/eventually';
import { describe, expect, it } from 'vitest';
import { fakeProvider } from '../fake-provider.ts';
import { ana, opened } from './page.ts';

describe('claims', () => {
  it('are fetched when the app learns of newer ones, at most once a minute', async () => {
    const provider = fakeProvider(ana);
    let now = 1e12;
    const { machine, until, state } = await opened(provider, {
      clock: { now: () => now, after: () => () => undefined },
    });
    await until(({ claims }) => claims.status === 'fresh');
    machine.send({ type: 'CLAIMS_CHANGED' });
    expect(state().claims.status).toBe('stale');
    now += 61_000;
    machine.send({ type: 'CLAIMS_CHANGED' });
    expect(state().claims.status).toBe('refreshing');
    await eventually(() => expect(provider.calls).toContain('getIdToken(true)'));
    provider.otherTab(ana);
    await until(({ claims }) => claims.status === 'fresh');
  });
});
