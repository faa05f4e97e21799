import { CORE } from '../live/core-key.ts';
import type { ReadableCollection } from '../collection/define-collection.ts';
import type { PathParams } from '../collection/path.ts';
import type { DatabaseReader } from './database.ts';
import type { BuildQuery } from '../query/query-builder.ts';
import { queryTarget, specTarget } from '../query/query-target.ts';
import { readingAhead } from '../live/ahead.ts';
import { listen } from '../live/listen.ts';
import { createLiveList, type LiveList } from '../live/live-list.ts';

/** Options of a list that grows page by page. */
export interface ListOptions {
  /** Documents in a page. @default 50 */
  readonly pageSize?: number;
}

/**
 * Returns the documents of a query page by page, all of them live; a limit in the query is ignored.
 */
export function liveList<Path extends string, Output extends object>(
  { [CORE]: core }: DatabaseReader,
  collection: ReadableCollection<Path, Output>,
  params: PathParams<Path>,
  build?: BuildQuery<Output>,
  { pageSize = 50 }: ListOptions = {},
): LiveList<Output> {
  const question = queryTarget(collection, params, build);
  return createLiveList({
    key: `${pageSize} ${question.key}`,
    spec: question.spec,
    pageSize,
    openPage(spec) {
      const target = specTarget(collection, question.path, spec);
      // Of the first page, the SDK's cache is the fastest; one with an end has been shown before.
      const isFurther = spec.start !== undefined && spec.end === undefined;
      return listen(
        core,
        target,
        ({ data, paths, ...reading }) => ({ ...reading, data: { docs: data, paths } }),
        'page ',
        isFurther && collection.scope === 'path' ? readingAhead(core, target) : undefined,
      );
    },
    seen: core.seen.get,
  });
}
