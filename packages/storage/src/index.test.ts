import { describe, expect, it, vi } from 'vitest';

vi.mock('react', () => {
  throw new Error('The main entry imports React.');
});
vi.mock('firebase/storage', () => {
  throw new Error('The main entry imports the SDK.');
});

describe('the main entry', () => {
  it('loads neither React nor the SDK', async () => {
    const entry = await import('./index.ts');
    expect(Object.keys(entry)).toContain('createUploadManager');
  });
});
