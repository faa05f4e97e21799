import { afterAll, vi } from 'vitest';

// Files that share a process must not find each other's stubs, not even while they are imported.
afterAll(() => void vi.unstubAllGlobals());
