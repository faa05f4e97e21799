import { type AppError, createAppError } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useLocale } from '@quits/i18n/react';
import { addReceiptFile } from '@quits/product/files/receipt-files.ts';
import {
  type ArchiveWork,
  dropArchive,
  keepArchive,
  keepArchiveState,
  leftIn,
} from '@quits/product/import/archive-work.ts';
import { runArchive } from '@quits/product/import/run-archive.ts';
import { useEffect, useRef, useState } from 'react';
import { useFiles } from '../../files/files-context.tsx';
import { useUsage } from '../../platform/usage/usage-context.tsx';

/** Progress of the group that is being imported. */
interface ArchiveProgress {
  readonly name: string;
  /** Groups that have ended. */
  readonly ended: number;
  readonly done: number;
  readonly total: number | undefined;
}

/** Import of several groups of an archive. */
export interface Archive {
  /** How far it is; undefined before the first one begins. */
  readonly work: ArchiveWork | undefined;
  readonly progress: ArchiveProgress | undefined;
  /** Error that kept it from beginning. */
  readonly failure: AppError | undefined;
  readonly run: (work: ArchiveWork) => Promise<void>;
  readonly stop: () => void;
}

/** See {@link Archive}; `begun` is an earlier one, which isn't started by itself, and `onWork` is told how far it is. */
export function useArchive(
  begun: ArchiveWork | undefined,
  onWork: (work: ArchiveWork) => void,
): Archive {
  const database = useDatabase();
  const files = useFiles();
  const usage = useUsage();
  const { locale } = useLocale();
  const [work, setWork] = useState(begun);
  const [failure, setFailure] = useState<AppError>();
  const [progress, setProgress] = useState<ArchiveProgress>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  function put(next: ArchiveWork): void {
    setWork(next);
    onWork(next);
  }

  return {
    work,
    failure,
    progress,
    async run(chosen) {
      const controller = new AbortController();
      stopping.current = controller;
      const { signal } = controller;
      setFailure(undefined);
      const code = await import('@quits/product/import/read-archive.ts').catch(() => undefined);
      if (code === undefined) {
        setFailure(createAppError(navigator.onLine ? 'network/failed' : 'network/offline'));
        return;
      }
      put(chosen);
      await keepArchive(chosen);
      const done = await runArchive(database, chosen, {
        read: code.readArchive,
        locale,
        signal,
        ...(files === undefined
          ? {}
          : { addReceipt: (place, receipt) => addReceiptFile(files, place, receipt) }),
        async onChange(next) {
          await keepArchiveState(next);
          put(next);
        },
        onProgress({ name }, count, total) {
          setProgress((last) => ({
            name,
            ended: (last?.ended ?? 0) + Number(last !== undefined && last.name !== name),
            done: count,
            total,
          }));
        },
      });
      put(done);
      setProgress(undefined);
      if (leftIn(done).length > 0) return;
      await dropArchive(done.uid);
      usage?.acted('import');
    },
    stop: () => stopping.current?.abort(),
  };
}
