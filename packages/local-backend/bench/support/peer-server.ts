import { createServer, type AddressInfo } from 'node:net';
import { FirestoreServer } from '@firestore-emulator/server';

const port = await freePort();
await new FirestoreServer().start(port);
console.log(port);

/** Returns a free port, because the peer doesn't report the one it chose. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}
