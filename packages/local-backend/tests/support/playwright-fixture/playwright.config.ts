import { defineConfig } from '@playwright/test';

/** The fixture's tests need no browser. */
export default defineConfig({ workers: 1, testMatch: '*.e2e.ts', reporter: 'list' });
