import type { TestProject } from 'vitest/node';
import { startEngineStage, type EngineAddress } from './engine-stage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineAddress;
  }
}

/** Serves the real engine for the tests that run inside a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stage = await startEngineStage();
  project.provide('engine', stage.address);
  return () => stage.stop();
}
