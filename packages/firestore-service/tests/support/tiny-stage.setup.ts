import type { TestProject } from 'vitest/node';
import { startStage } from './firestore-stage.ts';
import { createTinyService } from './tiny-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    tinyPort: number;
  }
}

/** Serves the tiny service for the tests that run inside a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stage = await startStage(createTinyService());
  project.provide('tinyPort', stage.port);
  return () => stage.stop();
}
