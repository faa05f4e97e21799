import { sendRaw, PUBLIC_NAME } from '../../tests/support/server-stage.ts';
import { signUpGuest } from '../image-functions.ts';

/** Answers that a visitor of the published port got. */
export interface Visit {
  /** Status of the server's own check. */
  readonly ready: number;
  readonly hasPage: boolean;
  /** Status of the commit of a first group. */
  readonly made: number;
}

// Runs in the network of the containers: a program of its own that prints what it saw.
const PORT = 8787;
const send = (path: string) => sendRaw(PORT, false, PUBLIC_NAME, { path });
const guest = await signUpGuest(PORT);
const visit: Visit = {
  ready: (await send('/__/ready')).status,
  hasPage: (await send('/')).body.includes('<title>Quits'),
  made: await guest.makeGroup(),
};
process.stdout.write(JSON.stringify(visit));
