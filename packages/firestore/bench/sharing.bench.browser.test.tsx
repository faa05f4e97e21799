// Shows one query in fifty components, with this package and with other libraries.
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { backend } from '../tests/support/backend.ts';
import { makeProject } from '../tests/support/samples.ts';
import { openSession, type TestSession } from '../tests/support/session.ts';
import { type Contender, contenders } from './contenders.tsx';
import { countListeners, countTargets } from './count-listeners.ts';
import { shown } from './shown.ts';

const COUNT = 10;
const COMPONENTS = Array.from({ length: 50 }, (_, at) => `list-${at}`);

let maker: TestSession;

beforeAll(async () => {
  maker = await openSession(backend, { journal: memoryJournal() });
});
afterAll(() => maker.close());

async function perform({ name, wrap, List }: Contender, projectId: string) {
  const session = await openSession(backend, { journal: memoryJournal() });
  const db = await session.provider.firestore();
  const stage = { session, db, projectId };
  const host = document.createElement('ul');
  document.body.append(host);
  const root = createRoot(host);
  const lists = COMPONENTS.map((key) => <List key={key} {...stage} />);
  const targets = await countTargets(async () => {
    root.render(wrap(stage, lists));
    await shown(host, () => host.children.length === COUNT * COMPONENTS.length);
  });
  const listeners = countListeners(db);
  root.unmount();
  host.remove();
  await session.close();
  return { name, 'listeners of the SDK': listeners, 'targets at the server': targets };
}

it('opens listeners for fifty components on one query', async () => {
  const projectId = await makeProject(maker, COUNT);
  const table: Awaited<ReturnType<typeof perform>>[] = [];
  for (const contender of contenders) table.push(await perform(contender, projectId));
  console.log(JSON.stringify(table));
  expect(table.at(-1)).toMatchObject({ 'listeners of the SDK': 1, 'targets at the server': 1 });
}, 120_000);
