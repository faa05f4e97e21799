import { createServer, type AddressInfo } from 'node:net';
import { FirestoreServer } from '@firestore-emulator/server';

const port = await freePort();
await new FirestoreServer().start(port);
console.log(port);

/** The peer does not tell which port it got when asked for any. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}
