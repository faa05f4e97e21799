import { EmptyState, Link, PageHeader } from '@quits/ui';
import type { FileList, FileRow } from '../../api/index.ts';
import { formatSize } from '../../lib/format.ts';
import { useParam } from '../../lib/use-param.ts';
import { useResource } from '../../lib/use-resource.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { More } from '../../parts/more.tsx';
import { type Column, Rows } from '../../parts/rows.tsx';
import { TimeText } from '../../parts/time-text.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { TEXTS } from '../../texts.ts';

const texts = TEXTS.files;

const COLUMNS: readonly Column<FileRow>[] = [
  {
    id: 'name',
    header: texts.name,
    width: 'minmax(0, 4fr)',
    cell: ({ bucket, name, href }) => <Link href={href}>{`${bucket}/${name}`}</Link>,
  },
  {
    id: 'type',
    header: texts.type,
    width: 'minmax(0, 1.5fr)',
    cell: ({ contentType }) => contentType,
  },
  {
    id: 'size',
    header: texts.size,
    width: '6rem',
    type: 'figure',
    cell: ({ size }) => formatSize(size),
  },
  {
    id: 'changed',
    header: texts.changed,
    width: '6rem',
    type: 'figure',
    cell: ({ updated }) => <TimeText time={updated} />,
  },
];

const keyOf = ({ bucket, name }: FileRow) => `${bucket}/${name}`;

/** The files of the object store. */
export function FilesPage() {
  const list = useResource<FileList>('/__/api/files');
  const [query, setQuery] = useParam('q');
  const wanted = query.toLowerCase();
  return (
    <>
      <PageHeader title={TEXTS.pages.files} lead={texts.lead} />
      <Loaded from={list}>
        {({ files, total }) => (
          <>
            {total === 0 ? null : (
              <Toolbar label={texts.filter} query={query} onQueryChange={setQuery} />
            )}
            <Rows
              label={TEXTS.pages.files}
              columns={COLUMNS}
              items={files.filter((file) => keyOf(file).toLowerCase().includes(wanted))}
              itemKey={keyOf}
              empty={<EmptyState title={total === 0 ? texts.empty : texts.noMatch} />}
              end={<More shown={files.length} total={total} />}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
