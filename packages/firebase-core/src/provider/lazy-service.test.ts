import { describe, expect, it } from 'vitest';
import { createLazyService } from './lazy-service.ts';

describe('a lazy service', () => {
  it('is created once for concurrent calls', async () => {
    let made = 0;
    const service = createLazyService(async () => {
      made += 1;
      return { made };
    });
    expect(service.loaded()).toBeUndefined();
    expect(service.readiness.getState()).toEqual({ status: 'idle' });
    const [first, second] = await Promise.all([service.load(), service.load()]);
    expect(first).toBe(second);
    expect(made).toBe(1);
    expect(service.readiness.getState()).toEqual({ status: 'ready' });
  });

  it('reports a failure and can be retried', async () => {
    let attempts = 0;
    const states: string[] = [];
    const service = createLazyService(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('chunk missing');
      return 'made';
    });
    service.readiness.subscribe(() => states.push(service.readiness.getState().status));
    await expect(service.load()).rejects.toMatchObject({ code: 'service/failed-to-load' });
    await expect(service.load()).resolves.toBe('made');
    expect(states).toEqual(['loading', 'failed', 'loading', 'ready']);
  });
});
