// Shows a thousand documents and applies one change, with this package and with other libraries.
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, it } from 'vitest';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { backend } from '../tests/support/backend.ts';
import { tasks } from '../tests/support/sample-collections.ts';
import { makeProject } from '../tests/support/samples.ts';
import { openSession, type TestSession } from '../tests/support/session.ts';
import { type Contender, contenders, rows } from './contenders.tsx';
import { shown } from './shown.ts';

const COUNT = 1_000;
const ROUNDS = 5;

interface Outcome {
  readonly show: number;
  readonly change: number;
  readonly rowsToShow: number;
  readonly rowsToChange: number;
}

async function perform({ wrap, List }: Contender, projectId: string): Promise<Outcome> {
  const session = await openSession(backend, { journal: memoryJournal() });
  const db = await session.provider.firestore();
  const stage = { session, db, projectId };
  const host = document.createElement('ul');
  document.body.append(host);
  const root = createRoot(host);
  rows.rendered = 0;
  const begin = performance.now();
  root.render(wrap(stage, <List {...stage} />));
  await shown(host, () => host.children.length === COUNT);
  const show = performance.now() - begin;
  // Renders caused by the first snapshot are not part of the change.
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  const rowsToShow = rows.rendered;
  rows.rendered = 0;
  const title = `Renamed ${begin}`;
  const start = performance.now();
  const { settled } = session.database.write('rename', (batch) =>
    batch.update(tasks, { projectId }, 't500', { title }),
  );
  await shown(host, () => host.children[500]?.textContent === title);
  const change = performance.now() - start;
  await settled;
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  const outcome = { show, change, rowsToShow, rowsToChange: rows.rendered };
  root.unmount();
  host.remove();
  await session.close();
  return outcome;
}

const median = (values: readonly number[]) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

let maker: TestSession;

beforeAll(async () => {
  maker = await openSession(backend, { journal: memoryJournal() });
});
afterAll(() => maker.close());

it('shows a thousand documents and applies one change', async () => {
  const projectId = await makeProject(maker, COUNT);
  const outcomes = new Map<string, Outcome[]>(contenders.map(({ name }) => [name, []]));
  // Interleave the contenders so that load on the machine affects all alike; the first round warms
  // up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const contender of contenders) {
      const outcome = await perform(contender, projectId);
      if (round > 0) outcomes.get(contender.name)?.push(outcome);
    }
  }
  const table = [...outcomes].map(([name, list]) => ({
    name,
    'show 1,000 (ms)': Math.round(median(list.map(({ show }) => show))),
    'row renders': median(list.map(({ rowsToShow }) => rowsToShow)),
    'apply one change (ms)': Math.round(median(list.map(({ change }) => change)) * 10) / 10,
    'row renders ': median(list.map(({ rowsToChange }) => rowsToChange)),
  }));
  console.table(table);
  console.log(JSON.stringify(table));
}, 300_000);
