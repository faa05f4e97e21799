import { type AuthMachine, signedInUid, type UserSnapshot } from '@quits/auth';
import { createAppError, toAppError } from '@quits/errors';
import { createValueStore, type ReadonlyStore } from '@quits/firebase-core';
import type { Database } from '../database.ts';
import type { Files } from '../files/create-files.ts';
import { readStoredFile } from '../files/read-stored-file.ts';
import { localDate } from '../values/local-date.ts';
import type { Attachment } from './attachments.ts';
import type { ExportProgress } from './export-account.ts';
import type { PageLanguage } from './page-options.ts';

/** State of the export of an account. */
export type ExportState =
  | {
      readonly step: 'ready';
      /** Files missing from the last export, and the error of the last one. */
      readonly missing?: { readonly count: number; readonly error: { readonly code: string } };
    }
  | {
      readonly step: 'collecting';
      /** Absent until the first group is read, and while files are packed. */
      readonly progress?: ExportProgress;
      /** From 0 to 1. */
      readonly done: number;
    }
  | { readonly step: 'failed'; readonly error: { readonly code: string } };

/** Dependencies of an export. */
export interface ExportJobRequest {
  readonly auth: Pick<AuthMachine, 'store' | 'getIdToken'>;
  readonly database: Database;
  readonly user: UserSnapshot;
  /** Whether the server records sign-ins and tells an account of its own. */
  readonly recordsSignIns: boolean;
  readonly files: Pick<Files, 'downloads'>;
  /** Stored files besides the groups', such as the account's photo. */
  readonly attachments: readonly Attachment[];
  /** Language of the groups' pages. */
  readonly language: Omit<PageLanguage, 'today'>;
  /** Returns a name that file systems allow. */
  readonly fileName: (name: string) => string;
  readonly save: (file: Blob, name: string) => void;
  /** Called when the file is saved, or the export has failed. */
  readonly onEnd: (ok: boolean) => void;
}

/** Export that continues while other screens are open. */
export interface ExportJob extends ReadonlyStore<ExportState> {
  /** Starts an export, unless one is running. */
  readonly start: (request: ExportJobRequest) => void;
  readonly cancel: () => void;
}

/** Creates the export of a page; a sign-out cancels it. */
export function createExportJob(): ExportJob {
  const state = createValueStore<ExportState>({ step: 'ready' });
  let running: AbortController | undefined;

  async function run(request: ExportJobRequest, { signal }: AbortController): Promise<void> {
    const tell = (next: ExportState) => {
      if (!signal.aborted) state.set(next);
    };
    try {
      tell({ step: 'collecting', done: 0 });
      const missing = await collect(request, signal, tell);
      if (signal.aborted) return;
      tell({ step: 'ready', ...missing });
      request.onEnd(true);
    } catch (cause) {
      if (signal.aborted) return;
      tell({ step: 'failed', error: toAppError(cause) });
      request.onEnd(false);
    }
  }

  function cancel(): void {
    running?.abort();
    running = undefined;
    state.set({ step: 'ready' });
  }

  return {
    getState: state.getState,
    subscribe: state.subscribe,
    cancel,
    start(request) {
      if (running !== undefined) return;
      const own = new AbortController();
      running = own;
      const stop = signedInUid(request.auth).subscribe(cancel);
      void run(request, own).finally(() => {
        stop();
        if (running === own) running = undefined;
      });
    },
  };
}

async function collect(
  request: ExportJobRequest,
  signal: AbortSignal,
  tell: (state: ExportState) => void,
): Promise<Pick<Extract<ExportState, { step: 'ready' }>, 'missing'>> {
  const { auth, database, user, files, attachments, language, fileName, save } = request;
  const at = new Date();
  const [{ exportAccount }, { packExport }, { readWhole }, { pageOptions }] = await Promise.all([
    import('./export-account.ts'),
    import('./pack-export.ts'),
    import('./read-whole.ts'),
    import('./page-options.ts'),
  ]).catch(() => {
    throw createAppError('network/failed');
  });
  const collected = await exportAccount(database, {
    user,
    at,
    signal,
    getIdToken: request.recordsSignIns ? () => auth.getIdToken() : undefined,
    onProgress: (progress) =>
      tell({ step: 'collecting', progress, done: progress.index / progress.groups }),
  });
  if (!collected.ok) throw collected.error;
  const { json, groups } = collected.value;
  const all = [...collected.value.attachments, ...attachments];
  const someone = language.t('common:someone');
  const { file, ending, failures } = await packExport({
    json,
    groups: groups.map((group) => ({
      name: fileName(group.data.name),
      load: () => readWhole(database, { group, someone, signal }),
    })),
    page: pageOptions({ ...language, today: localDate(at) }),
    attachments: all,
    read: (path) => {
      signal.throwIfAborted();
      return readStoredFile(files.downloads, path);
    },
    onProgress: (done) => tell({ step: 'collecting', done: done / (groups.length + all.length) }),
  });
  signal.throwIfAborted();
  save(file, `quits-${localDate(at)}.${ending}`);
  const error = failures.at(-1);
  return error === undefined ? {} : { missing: { count: failures.length, error } };
}
