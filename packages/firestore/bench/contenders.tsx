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
import { useCollection } from 'react-firebase-hooks/firestore';
import { FirebaseAppProvider, FirestoreProvider, useFirestoreCollectionData } from 'reactfire';
import { DatabaseProvider, useLiveQuery } from '../src/react/index.ts';
import { tasks } from '../tests/support/sample-collections.ts';
import type { TestSession } from '../tests/support/session.ts';

/** Test session that a list is rendered in. */
interface Stage {
  readonly session: TestSession;
  readonly db: Firestore;
  readonly projectId: string;
}

/** One implementation of a live list, to be compared with the others. */
export interface Contender {
  readonly name: string;
  readonly wrap: (stage: Stage, list: ReactNode) => ReactNode;
  readonly List: (props: Stage) => ReactNode;
}

/** Number of rows rendered so far. */
export const rows = { rendered: 0 };

const ItemRow = memo(function ItemRow({ item }: { item: DocumentData }) {
  rows.rendered += 1;
  return <li>{String(item['title'])}</li>;
});

const SnapshotRow = memo(function SnapshotRow({ found }: { found: QueryDocumentSnapshot }) {
  rows.rendered += 1;
  return <li>{String(found.data()['title'])}</li>;
});

const Task = memo(function Task({ task }: { task: { readonly data: { readonly title: string } } }) {
  rows.rendered += 1;
  return <li>{task.data.title}</li>;
});

const all = ({ db, projectId }: Stage): Query =>
  query(collection(db, `projects/${projectId}/tasks`), orderBy('rank'));

/** The contenders: the bare SDK, other libraries, and this package. */
export const contenders: readonly Contender[] = [
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
