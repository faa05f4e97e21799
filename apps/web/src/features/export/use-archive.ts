import type { AppError } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useLocale, useT } from '@quits/i18n/react';
import { whenSent } from '@quits/product/io/when-sent.ts';
import { readStoredFile } from '@quits/product/files/read-stored-file.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { createAppError, toAppError } from '@quits/errors';
import { useState } from 'react';
import { useFiles } from '../../files/files-context.tsx';
import { fileName, saveFile } from '../../files/save-file.ts';
import { useGroup } from '../../open-group/group-context.tsx';

/** Progress of a group's archive. */
export type ArchiveState =
  | { readonly step: 'idle' }
  | { readonly step: 'reading'; readonly count: number }
  | {
      readonly step: 'ready';
      /** Whether the data is only from the cache, or partly unreadable. */
      readonly isPartial: boolean;
      /** Number of receipts that couldn't be included. */
      readonly missing: number;
    }
  | { readonly step: 'failed'; readonly error: AppError };

/** Returns a function that saves everything of the open group as one file. */
export function useArchive(): {
  readonly state: ArchiveState;
  readonly save: () => Promise<void>;
} {
  const t = useT();
  const format = useFormatter();
  const { dir } = useLocale();
  const database = useDatabase();
  const files = useFiles();
  const group = useGroup();
  const [state, setState] = useState<ArchiveState>({ step: 'idle' });

  async function pack(): Promise<ArchiveState> {
    const [{ readWhole }, { packGroup }, { pageOptions }] = await Promise.all([
      import('@quits/product/export/read-whole.ts'),
      import('@quits/product/export/pack-group.ts'),
      import('@quits/product/export/page-options.ts'),
    ]);
    await whenSent(database);
    const whole = await readWhole(database, {
      group,
      someone: t('common:someone'),
      onProgress: (count) => setState({ step: 'reading', count }),
    });
    if (!whole.ok) return { step: 'failed', error: whole.error };
    const name = fileName(group.data.name);
    const { file, failures } = await packGroup({
      whole: whole.value,
      name,
      page: pageOptions({ t, format, dir, today: localDate(new Date()) }),
      read: async (path) =>
        files === undefined
          ? { ok: false, error: createAppError('network/failed') }
          : readStoredFile(files.downloads, path),
    });
    saveFile(file, `${name}.zip`);
    return { step: 'ready', isPartial: whole.value.isPartial, missing: failures.length };
  }

  return {
    state,
    async save() {
      setState({ step: 'reading', count: 0 });
      setState(
        await pack().catch((cause): ArchiveState => ({ step: 'failed', error: toAppError(cause) })),
      );
    },
  };
}
