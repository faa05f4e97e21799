// Shows a thousand documents and applies one change, with this package and with what others use.
import {
  collection,
  type DocumentData,
  type Firestore,
  onSnapshot,
  orderBy,
  query,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useCollection } from 'react-firebase-hooks/firestore';
import { FirebaseAppProvider, FirestoreProvider, useFirestoreCollectionData } from 'reactfire';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { memoryJournal } from '../src/journal/memory-journal.ts';
import { DatabaseProvider, useLiveQuery } from '../src/react/index.ts';
import { tasks } from '../tests/support/sample-collections.ts';
import { makeProject } from '../tests/support/samples.ts';
import { openSession, type TestSession } from '../tests/support/session.ts';

const backend = inject('backend');
const COUNT = 1_000;
const ROUNDS = 5;

interface Outcome {
  readonly show: number;
  readonly change: number;
  readonly rowsToShow: number;
  readonly rowsToChange: number;
}

interface Stage {
  readonly session: TestSession;
  readonly db: Firestore;
  readonly projectId: string;
}

interface Contender {
  readonly name: string;
  readonly wrap: (stage: Stage, list: ReactNode) => ReactNode;
  readonly List: (props: Stage) => ReactNode;
}

let rendered = 0;

const ItemRow = memo(function ItemRow({ item }: { item: DocumentData }) {
  rendered += 1;
  return <li>{String(item['title'])}</li>;
});

const SnapshotRow = memo(function SnapshotRow({ found }: { found: QueryDocumentSnapshot }) {
  rendered += 1;
  return <li>{String(found.data()['title'])}</li>;
});

const all = ({ db, projectId }: Stage): Query =>
  query(collection(db, `projects/${projectId}/tasks`), orderBy('rank'));

const contenders: readonly Contender[] = [
  {
    name: 'bare SDK',
    wrap: (_, list) => list,
    List: function Bare({ session, db, projectId }) {
      const [items, setItems] = useState<readonly DocumentData[]>([]);
      useEffect(
        () =>
          onSnapshot(all({ session, db, projectId }), { includeMetadataChanges: true }, (found) => {
            setItems(found.docs.map((one) => ({ id: one.id, ...one.data() })));
          }),
        [session, db, projectId],
      );
      return items.map((item) => <ItemRow key={String(item['id'])} item={item} />);
    },
  },
  {
    name: 'react-firebase-hooks',
    wrap: (_, list) => list,
    List: function Hooks(stage) {
      const [found] = useCollection(all(stage), {
        snapshotListenOptions: { includeMetadataChanges: true },
      });
      return found?.docs.map((one) => <SnapshotRow key={one.id} found={one} />);
    },
  },
  {
    name: 'reactfire',
    wrap: ({ db }, list) => (
      <FirebaseAppProvider firebaseApp={db.app}>
        <FirestoreProvider sdk={db}>{list}</FirestoreProvider>
      </FirebaseAppProvider>
    ),
    List: function Fire(stage) {
      const { data } = useFirestoreCollectionData(all(stage), { idField: 'id' });
      return data?.map((item) => <ItemRow key={String(item['id'])} item={item} />);
    },
  },
  {
    name: '@quits/firestore',
    wrap: ({ session }, list) => (
      <DatabaseProvider database={session.database}>{list}</DatabaseProvider>
    ),
    List: function Ours({ projectId }) {
      const state = useLiveQuery(tasks, { projectId }, (asked) => asked.orderBy('rank'));
      if (state.status !== 'ready') return null;
      return state.data.map((task) => <Task key={task.id} task={task} />);
    },
  },
];

const Task = memo(function Task({ task }: { task: { readonly data: { readonly title: string } } }) {
  rendered += 1;
  return <li>{task.data.title}</li>;
});

function shown(host: HTMLElement, ready: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    function look(): void {
      if (!ready()) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(host, { childList: true, subtree: true, characterData: true });
    look();
  });
}

async function perform({ wrap, List }: Contender, projectId: string): Promise<Outcome> {
  const session = await openSession(backend, { journal: memoryJournal() });
  const db = await session.provider.firestore();
  const stage = { session, db, projectId };
  const host = document.createElement('ul');
  document.body.append(host);
  const root = createRoot(host);
  rendered = 0;
  const begin = performance.now();
  root.render(wrap(stage, <List {...stage} />));
  await shown(host, () => host.children.length === COUNT);
  const show = performance.now() - begin;
  // What still comes of showing them is not part of the change.
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  const rowsToShow = rendered;
  rendered = 0;
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
  const outcome = { show, change, rowsToShow, rowsToChange: rendered };
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
  // In turn, so that a busy moment of the machine hits all of them; the first round warms up.
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
