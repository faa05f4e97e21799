import type { TestProject } from 'vitest/node';
import { startEngineStage, type EngineAddress } from './engine-stage.ts';

/** Files whose tests restart their server or cut its connections. */
export type Disturbing = 'network' | 'persistence';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineAddress;
    ownEngines: Readonly<Record<Disturbing, EngineAddress>>;
  }
}

/** Serves the real engine for the tests that run inside a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = await startEngineStage();
  const network = await startEngineStage();
  const persistence = await startEngineStage();
  project.provide('engine', shared.address);
  project.provide('ownEngines', { network: network.address, persistence: persistence.address });
  return async () => {
    await Promise.all([shared, network, persistence].map((stage) => stage.stop()));
  };
}
