import type { ReadonlyStore } from '@quits/firebase-core';
import { useMemo, useSyncExternalStore } from 'react';
import type { DownloadUrls, DownloadUrlState } from '../download/create-download-urls.ts';
import type { Upload } from '../upload/upload.ts';
import type { UploadManager } from '../upload/upload-manager.ts';

const NONE: readonly Upload[] = [];
const IDLE: DownloadUrlState = { status: 'idle' };

/** All uploads of this account on this device. */
export function useUploads({ list }: Pick<UploadManager, 'list'>): readonly Upload[] {
  return useSyncExternalStore(list.subscribe, list.getState, () => NONE);
}

/** Returns the URL of a stored file; `undefined` requests nothing. */
export function useDownloadUrl(
  downloads: Pick<DownloadUrls, 'url'>,
  path: string | undefined,
): DownloadUrlState {
  const state = useMemo(
    () => (path === undefined ? undefined : downloads.url(path)),
    [downloads, path],
  );
  return useSyncExternalStore(
    state?.subscribe ?? never,
    state?.getState ?? (() => IDLE),
    () => IDLE,
  );
}

const never = () => () => undefined;

/** An address for a file on this device, valid while the component shows it. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const store = useMemo(() => objectUrl(file), [file]);
  return useSyncExternalStore(store.subscribe, store.getState, () => undefined);
}

/** Creates the object URL on the first subscription and revokes it after the last one. */
function objectUrl(file: Blob | undefined): ReadonlyStore<string | undefined> {
  let url: string | undefined;
  let watchers = 0;
  return {
    getState: () => url,
    subscribe() {
      watchers += 1;
      if (file !== undefined) url ??= URL.createObjectURL(file);
      return () => {
        watchers -= 1;
        if (watchers > 0 || url === undefined) return;
        URL.revokeObjectURL(url);
        url = undefined;
      };
    },
  };
}
