import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: 'locales',
  fullyParallel: true,
});
