import { useUser } from '@quits/auth/react';
import { type AppError, createAppError, err, type Result } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useLocale, useT } from '@quits/i18n/react';
import type { ImportedFile, ImportOptions } from '@quits/ledger/files';
import { productErrors } from '@quits/product';
import { useEffect, useRef, useState } from 'react';
import { deleteGroup } from '@quits/product/group/delete-group.ts';
import { revertImport } from '@quits/product/import/revert-import.ts';
import { addReceiptFile } from '@quits/product/files/receipt-files.ts';
import { useHandedFiles } from '../../dropped/use-handed-files.ts';
import { useDeleteFiles } from '../../files/delete-files.tsx';
import { useFiles } from '../../files/files-context.tsx';
import { currencyOfLocale } from '@quits/product/values/currency-of-locale.ts';
import { notices } from '../../platform/notices/notices.ts';
import { useUsage } from '../../platform/usage/usage-context.tsx';
import { dropJob, type ImportJob, keepJob, keptJob } from '@quits/product/import/import-job.ts';
import { type ArchiveWork, dropArchive, keptArchive } from '@quits/product/import/archive-work.ts';
import { betterCurrency } from '@quits/product/import/import-plan.ts';
import { isSpreadsheet } from '@quits/product/import/is-spreadsheet.ts';
import { type OpenQuestion, readEntries, readText } from '@quits/product/import/read-file.ts';
import type { ArchivedData } from '@quits/product/import/read-archive.ts';
import { type ImportSummary, runImport } from '@quits/product/import/run-import.ts';

/** A file with the options that it was read with. */
export interface ReadFile {
  readonly fileName: string;
  readonly text: string;
  readonly options: ImportOptions;
  /** Receipts of an archive. */
  readonly files?: ImportJob['files'];
  /** Whether the text isn't Unicode and may look wrong. */
  readonly isGuessed: boolean;
  readonly file: ImportedFile;
}

/** A file that is to be read. */
interface Source extends Omit<ReadFile, 'file'> {
  /** The currency is a guess; a better one may follow from the file. */
  readonly isGuess?: boolean;
}

/** An archive of several groups, which are imported together or one by one. */
export interface OpenArchive {
  readonly file: File;
  readonly groups: readonly ArchivedData[];
  /** The new groups of those that are imported one by one, by path. */
  readonly imported: ReadonlyMap<string, string>;
  /** An import of several of them that isn't finished. */
  readonly begun?: ArchiveWork;
}

/** Progress of an import. */
export type ImportState =
  | {
      readonly step: 'choose';
      readonly failure?: AppError | { readonly code: 'unsupported' | 'spreadsheet' };
    }
  | {
      readonly step: 'order';
      readonly source: Source;
      readonly question: Extract<OpenQuestion, { readonly code: 'date-order' }>;
    }
  | { readonly step: 'pick'; readonly archive: OpenArchive }
  | { readonly step: 'reading'; readonly ratio: number }
  | { readonly step: 'review'; readonly read: ReadFile }
  | { readonly step: 'importing'; readonly done: number; readonly total: number | undefined }
  | { readonly step: 'stopped'; readonly error: AppError; readonly job: ImportJob }
  | {
      readonly step: 'done';
      readonly summary: ImportSummary;
      readonly job: ImportJob;
      /** Error if it couldn't be reverted completely. */
      readonly error?: AppError;
    }
  | { readonly step: 'undoing'; readonly done: number; readonly total: number | undefined };

/** State and actions of an import; one operation at a time. */
export interface Import {
  readonly state: ImportState;
  /** A job of an earlier visit that is not finished. */
  readonly unfinished: ImportJob | undefined;
  /** An archive of an earlier visit whose groups aren't all imported. */
  readonly unfinishedArchive: ArchiveWork | undefined;
  /** Shows that archive again. */
  readonly resumeArchive: (work: ArchiveWork) => Promise<void>;
  readonly choose: (file: File) => Promise<void>;
  /** Chooses a group of an archive. */
  readonly pick: (group: ArchivedData) => Promise<void>;
  /** Groups of the archive that aren't imported yet. */
  readonly left: number;
  /** Reads the file again with other options, such as another currency. */
  readonly readAgain: (change: Partial<ImportOptions>) => Promise<void>;
  readonly run: (job: ImportJob) => Promise<void>;
  /** Cancels the current operation; written data stays. */
  readonly cancel: () => void;
  /** Reverts a job; deletes a group that was created for it. */
  readonly undo: (summary: ImportSummary, job: ImportJob) => Promise<void>;
  readonly discard: () => Promise<void>;
  readonly startOver: () => void;
  /** Remembers how far the import of several groups is. */
  readonly keepBegun: (work: ArchiveWork) => void;
  /** Closes an archive of several groups. */
  readonly cancelArchive: () => Promise<void>;
}

/** See {@link Import}. */
export function useImport(): Import {
  const t = useT();
  const database = useDatabase();
  const deleteFiles = useDeleteFiles();
  const files = useFiles();
  const usage = useUsage();
  const { locale } = useLocale();
  const uid = useUser()?.uid;
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  const [unfinished, setUnfinished] = useState<ImportJob>();
  const [unfinishedArchive, setUnfinishedArchive] = useState<ArchiveWork>();
  const [archive, setArchive] = useState<OpenArchive>();
  const [picked, setPicked] = useState<string>();
  const stopping = useRef<AbortController>(undefined);

  useEffect(() => {
    let isCurrent = true;
    async function read(): Promise<void> {
      const found = uid === undefined ? undefined : await keptJob(uid);
      const begun = uid === undefined ? undefined : await keptArchive(uid);
      if (!isCurrent) return;
      setUnfinished(found);
      setUnfinishedArchive(begun);
    }
    void read();
    return () => {
      isCurrent = false;
      stopping.current?.abort();
    };
  }, [uid]);

  function begin(): AbortSignal {
    stopping.current?.abort();
    stopping.current = new AbortController();
    return stopping.current.signal;
  }

  async function read(source: Source): Promise<void> {
    const signal = begin();
    setState({ step: 'reading', ratio: 0 });
    const { isGuess, ...kept } = source;
    const found = await readEntries(source.text, {
      ...source.options,
      signal,
      onProgress: ({ done, total }) => setState({ step: 'reading', ratio: done / total }),
    });
    if (signal.aborted) return;
    const better =
      found.ok && isGuess ? betterCurrency(found.value, source.options.currency) : undefined;
    if (better !== undefined) {
      await read({ ...kept, options: { ...source.options, currency: better } });
    } else if (!found.ok) {
      const { error } = found;
      setState(
        'readings' in error
          ? { step: 'order', source, question: error }
          : { step: 'choose', failure: error },
      );
    } else if (found.value.entries.length + found.value.errors.length === 0) {
      setState({ step: 'choose', failure: productErrors.create('import/empty') });
    } else setState({ step: 'review', read: { ...kept, file: found.value } });
  }

  async function choose(file: File): Promise<void> {
    const signal = begin();
    setState({ step: 'reading', ratio: 0 });
    setArchive(undefined);
    setPicked(undefined);
    if (await isSpreadsheet(file)) {
      setState({ step: 'choose', failure: { code: 'spreadsheet' } });
      return;
    }
    const groups = await groupsIn(file);
    if (signal.aborted) return;
    if (groups.length > 1) {
      const opened = { file, groups, imported: new Map<string, string>() };
      setArchive(opened);
      setState({ step: 'pick', archive: opened });
    } else await openSource(file, file.name);
  }

  async function openSource(file: File, fileName: string, path?: string): Promise<void> {
    const signal = begin();
    setState({ step: 'reading', ratio: 0 });
    const text = await readAny(file, path);
    if (signal.aborted) return;
    if (!text.ok) {
      setState({ step: 'choose', failure: text.error });
      return;
    }
    const options = {
      currency: currencyOfLocale(locale),
      untitled: t('expenses:kindExpense'),
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    await read({ fileName, ...text.value, options, isGuess: true });
  }

  useHandedFiles('export', ([file]) => {
    if (file !== undefined) void choose(file);
  });

  return {
    state,
    unfinished: state.step === 'choose' ? unfinished : undefined,
    unfinishedArchive,
    async resumeArchive(begun) {
      const { file } = begun;
      const opened = {
        file,
        groups: await groupsIn(file),
        imported: new Map<string, string>(),
        begun,
      };
      setArchive(opened);
      setState({ step: 'pick', archive: opened });
    },
    choose,
    left:
      archive === undefined
        ? 0
        : archive.groups.filter(({ path }) => !isImported(archive, path)).length,
    async pick({ path, name }) {
      if (archive === undefined) return;
      setPicked(path);
      await openSource(archive.file, name, path);
    },
    async readAgain(change) {
      const source =
        state.step === 'review' ? state.read : state.step === 'order' ? state.source : undefined;
      if (source === undefined) return;
      await read({ ...source, options: { ...source.options, ...change } });
    },
    async run(job) {
      const signal = begin();
      setState({ step: 'importing', done: 0, total: undefined });
      await keepJob(job);
      const done = await runImport(database, job, {
        locale,
        signal,
        onProgress: (count, total) => setState({ step: 'importing', done: count, total }),
        onBegun: (already) => keepJob({ ...job, already }),
        ...(files === undefined
          ? {}
          : { addReceipt: (place, receipt) => addReceiptFile(files, place, receipt) }),
      });
      if (!done.ok) {
        setState({ step: 'stopped', error: done.error, job });
        return;
      }
      await dropJob(job.uid);
      setUnfinished(undefined);
      usage?.acted('import');
      if (archive !== undefined && picked !== undefined) {
        setArchive({ ...archive, imported: new Map([...archive.imported, [picked, job.groupId]]) });
      }
      setState({ step: 'done', summary: done.value, job });
    },
    async undo(summary, job) {
      const signal = begin();
      setState({ step: 'undoing', done: 0, total: undefined });
      const onProgress = (count: number, total?: number) =>
        setState({ step: 'undoing', done: count, total });
      const { groupId } = job;
      const isWhole = job.newGroup !== undefined;
      const done = isWhole
        ? await deleteGroup(database, { groupId, uid: job.uid, deleteFiles, onProgress, signal })
        : await revertImport(database, {
            groupId,
            uid: job.uid,
            owns: summary.owns,
            ids: new Set(summary.brought),
            series: summary.series,
            onProgress,
            signal,
          });
      if (done.ok) notices.show({ text: t('importing:undone') });
      setState(done.ok ? { step: 'choose' } : { step: 'done', summary, job, error: done.error });
    },
    cancel() {
      stopping.current?.abort();
      if (state.step === 'reading') setState({ step: 'choose' });
    },
    async discard() {
      if (uid !== undefined) await Promise.all([dropJob(uid), dropArchive(uid)]);
      setUnfinished(undefined);
      setUnfinishedArchive(undefined);
      setState({ step: 'choose' });
    },
    keepBegun(begun) {
      setArchive((last) => (last === undefined ? last : { ...last, begun }));
    },
    async cancelArchive() {
      if (uid !== undefined) await dropArchive(uid);
      setUnfinishedArchive(undefined);
      setArchive(undefined);
      setState({ step: 'choose' });
    },
    startOver() {
      const isLeft =
        archive !== undefined && archive.groups.some(({ path }) => !isImported(archive, path));
      setState(isLeft ? { step: 'pick', archive } : { step: 'choose' });
    },
  };
}

function isImported({ imported, begun }: OpenArchive, path: string): boolean {
  return imported.has(path) || begun?.state[path]?.outcome?.status === 'imported';
}

/** Lists the groups of an archive, whose reader is loaded only then; none of other files. */
async function groupsIn(file: File): Promise<readonly ArchivedData[]> {
  const reader = await import('@quits/product/import/read-archive.ts').catch(() => undefined);
  return reader !== undefined && (await reader.isArchive(file)) ? reader.listData(file) : [];
}

/** Reads a text file, or a group of an archive. */
async function readAny(
  file: File,
  path?: string,
): Promise<Result<Pick<Source, 'text' | 'isGuessed' | 'files'>, AppError>> {
  const reader = await import('@quits/product/import/read-archive.ts').catch(() => undefined);
  if (reader === undefined) return err(createAppError('network/failed'));
  return (await reader.isArchive(file)) ? reader.readArchive(file, path) : readText(file);
}
