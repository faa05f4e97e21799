import { useSignOut, useUser } from '@quits/auth/react';
import { defineCollection, generateId, serverTimestamp } from '@quits/firestore';
import { useDatabase, useLiveQuery, useSyncStatus } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { useState } from 'react';
import * as v from 'valibot';
import { noteErrors } from './errors.ts';
import { textOf } from './text-of.ts';

const schema = v.object({ text: v.pipe(v.string(), v.nonEmpty()), by: v.string(), at: v.date() });
const notes = defineCollection({ path: 'notes', schema });

/** List shared by all signed-in users. */
export function Notes() {
  const t = useT();
  const errorText = useErrorText();
  const by = useUser()?.uid ?? '';
  const signOut = useSignOut();
  const database = useDatabase();
  const { pending } = useSyncStatus();
  const [error, setError] = useState('');
  const list = useLiveQuery(notes, {}, (query) => query.orderBy('at', 'desc').limit(50));
  const add = (form: FormData) => {
    const note = { text: textOf(form, 'text'), by, at: serverTimestamp() };
    if (note.text.length > 200) return setError(errorText(noteErrors.create('notes/too-long')));
    setError('');
    database.write('add-note', (batch) => batch.create(notes, {}, generateId(), note));
  };
  const remove = (id: string) => database.write('delete', (batch) => batch.delete(notes, {}, id));

  return (
    <main>
      <form action={add}>
        <input name="text" aria-label={t('notes:new')} required />
        <button>{t('notes:add')}</button>
        <p role="alert">{error}</p>
      </form>
      <button onClick={() => signOut()}>{t('auth:signOut')}</button>
      <output>{pending > 0 && t('common:pendingChanges', { count: pending })}</output>
      <ul>
        {(list.status === 'ready' ? list.data : []).map(({ id, data }) => (
          <li key={id}>
            {data.text}{' '}
            {data.by === by && <button onClick={() => remove(id)}>{t('common:delete')}</button>}
          </li>
        ))}
      </ul>
    </main>
  );
}
