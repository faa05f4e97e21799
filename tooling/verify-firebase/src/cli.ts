import { setLogLevel } from 'firebase/app';
import { setLogLevel as setFirestoreLogLevel } from 'firebase/firestore';
import { HELP, readArguments } from './arguments.ts';
import { verify } from './verify.ts';

setLogLevel('silent');
setFirestoreLogLevel('silent');
const stopping = new AbortController();
process.once('SIGINT', () => {
  console.error('\nEnding; what was made is being deleted. Ctrl-C again leaves it there.');
  stopping.abort();
});

try {
  const asked = readArguments(process.argv.slice(2));
  if (asked.help) console.log(HELP);
  else {
    const isRight = await verify(asked, { print: console.log, signal: stopping.signal });
    process.exitCode = isRight ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
