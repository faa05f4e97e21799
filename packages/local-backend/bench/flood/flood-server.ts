import { join } from 'node:path';
import { freePort, startServerStage } from '../../tests/support/server-stage.ts';

// Starts a server with its default limits, except for those named by the first argument; prints its port and folder.
const limits = JSON.parse(process.argv[2] ?? '{}') as Record<string, number>;
const port = await freePort();
const stage = await startServerStage({ port, limits });
process.on('message', (message) => {
  if (message === 'usage')
    process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() });
});
process.on('disconnect', () => void stage.stop().then(() => process.exit(0)));
process.send?.({ port, data: join(stage.folder, 'data') });
