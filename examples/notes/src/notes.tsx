import { useSignOut, useUser } from '@quits/auth/react';
import { defineCollection, newId, serverTimestamp } from '@quits/firestore';
import { useDatabase, useLiveQuery, useSyncStatus } from '@quits/firestore/react';
import * as v from 'valibot';
import { textOf } from './text-of.ts';

const schema = v.object({ text: v.pipe(v.string(), v.nonEmpty()), by: v.string(), at: v.date() });
const notes = defineCollection({ path: 'notes', schema });

/** The list that everybody who is signed in shares. */
export function Notes() {
  const by = useUser()?.uid ?? '';
  const signOut = useSignOut();
  const database = useDatabase();
  const { pending } = useSyncStatus();
  const list = useLiveQuery(notes, {}, (query) => query.orderBy('at', 'desc').limit(50));
  const add = (form: FormData) =>
    database.write('add-note', (batch) => {
      batch.create(notes, {}, newId(), { text: textOf(form, 'text'), by, at: serverTimestamp() });
    });
  const remove = (id: string) =>
    database.write('delete-note', (batch) => batch.delete(notes, {}, id));

  return (
    <main>
      <form action={(form) => void add(form)}>
        <input name="text" aria-label="New note" required maxLength={200} />
        <button>Add</button>{' '}
        <button formNoValidate formAction={() => signOut()}>
          Sign out
        </button>
      </form>
      <output>{pending > 0 && `${pending} waiting to be sent`}</output>
      <ul>
        {(list.status === 'ready' ? list.data : []).map(({ id, data }) => (
          <li key={id}>
            {data.text} {data.by === by && <button onClick={() => remove(id)}>Delete</button>}
          </li>
        ))}
      </ul>
    </main>
  );
}
