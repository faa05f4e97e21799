import { createValueStore } from '@quits/firebase-core';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { DownloadUrls, DownloadUrlState } from '../src/download/create-download-urls.ts';
import { useDownloadUrl, useObjectUrl, useUploads } from '../src/react/index.ts';
import type { Upload } from '../src/upload/upload.ts';
import type { UploadManager } from '../src/upload/upload-manager.ts';

const upload = {
  id: '1',
  path: 'files/1',
  name: 'bill.pdf',
  type: 'application/pdf',
  size: 1,
} as const;

describe('hooks', () => {
  it('show how far the uploads have come', async () => {
    const list = createValueStore<readonly Upload[]>([{ ...upload, state: { status: 'queued' } }]);
    const uploads: Pick<UploadManager, 'list'> = { list };
    function List() {
      const [first] = useUploads(uploads);
      return <p>{first?.state.status}</p>;
    }
    const screen = await render(<List />);
    await expect.element(screen.getByText('queued')).toBeInTheDocument();
    list.set([{ ...upload, state: { status: 'done' } }]);
    await expect.element(screen.getByText('done')).toBeInTheDocument();
  });

  it('show the address of a file', async () => {
    const state = createValueStore<DownloadUrlState>({ status: 'loading' });
    const downloads: Pick<DownloadUrls, 'url'> = { url: () => state };
    function Address({ path }: { path: string | undefined }) {
      const found = useDownloadUrl(downloads, path);
      return <p>{found.status === 'ready' ? found.url : found.status}</p>;
    }
    const screen = await render(<Address path="files/1" />);
    await expect.element(screen.getByText('loading')).toBeInTheDocument();
    state.set({ status: 'ready', url: 'address' });
    await expect.element(screen.getByText('address')).toBeInTheDocument();
    await screen.rerender(<Address path={undefined} />);
    await expect.element(screen.getByText('idle')).toBeInTheDocument();
  });

  it('let go of the address of a file on this device when it is not shown any more', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    function Picture({ file }: { file: Blob }) {
      const url = useObjectUrl(file);
      return <p>{url}</p>;
    }
    const screen = await render(<Picture file={new Blob(['a'])} />);
    await expect.element(screen.getByText(/^blob:/)).toBeInTheDocument();
    const url = screen.container.textContent;
    await screen.unmount();
    expect(revoke).toHaveBeenCalledWith(url);
    revoke.mockRestore();
  });
});
