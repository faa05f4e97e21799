import 'fake-indexeddb/auto';
import { startBackend } from './backend.ts';
import { playSeed } from './history.ts';
import { shrink } from './shrink.ts';
import { printCase } from './print-case.ts';
process.on('unhandledRejection', (e: any) => { if (!String(e).includes('terminated')) console.log('UNHANDLED', String(e), e?.stack?.slice(0, 1500)); });
const backend = await startBackend();
const [from = 1, count = 1, steps = 50, parallel = 1] = process.argv.slice(2).map(Number);
const ignore = process.argv[6] ?? '';
let next = from;
const t0 = performance.now();
async function work() {
  while (next < from + count) {
    const seed = next++;
    const played = await playSeed(backend, seed, steps).catch((e) => { console.log(seed, String(e)); return undefined; });
    if (!played) continue;
    const findings = played.findings.filter((f) => !ignore.includes(f.property));
    if (findings.length === 0) continue;
    console.log(seed, findings.map((f) => f.property + ' ' + f.what.slice(0, 200)));
    if (process.argv[7] === 'shrink') {
      const small = await shrink(backend, { ...played, findings }, { tries: 1 });
      console.log(printCase(seed, small));
    }
  }
}
await Promise.all(Array.from({ length: parallel }, work));
console.log(Math.round(performance.now() - t0), 'ms');
await backend.stop();
process.exit();
