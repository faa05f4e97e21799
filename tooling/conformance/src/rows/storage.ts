import { PAGES } from '../pages.ts';
import { absent, differs, same, stricter, testsOf, unverified, type Section } from '../row.ts';

const storage = (name: string) => testsOf(`packages/local-backend/tests/storage/${name}.test.ts`);
const objects = storage('objects');
const uploads = storage('uploads');
const addresses = storage('download-tokens');
const hostile = storage('hostile');
const library = storage('server-library');
const rules = storage('rules');
const names = testsOf('packages/local-backend/src/storage/object-name.test.ts');
const { upload, download, metadata, list, objectNames, storageQuotas, storageJson } = PAGES;

/** The object store. */
export const storageRows: Section = {
  title: 'Storage',
  rows: [
    same(
      'storage.name.size',
      objectNames,
      'A name has 1 to 1,024 bytes',
      names('refuses the name %j', "`${'é'.repeat(512)}x`"),
    ),
    same(
      'storage.name.lines',
      objectNames,
      'A name has no line breaks',
      names('refuses the name %j', "'a\\nb'"),
    ),
    same(
      'storage.name.dots',
      objectNames,
      'A name is not `.` or `..`',
      names('refuses the name %j', "'..'"),
    ),
    same(
      'storage.name.acme',
      objectNames,
      'A name does not begin with `.well-known/acme-challenge/`',
      names('refuses the name %j', '.well-known/acme-challenge/x'),
    ),
    differs(
      'storage.size',
      storageQuotas,
      'An object has 5 TiB',
      '1 GiB, unless `maxObjectSize` says otherwise',
      hostile('that is too large is refused and leaves nothing'),
    ),
    same(
      'storage.custom-metadata',
      storageQuotas,
      'Custom metadata has 8 KiB, keys and values together',
      testsOf('packages/local-backend/src/storage/own-metadata.test.ts')(
        'keeps 8 KiB of custom metadata, keys included, and no byte more',
      ),
    ),
    absent('storage.write-rate', storageQuotas, 'One object takes one write a second', 'No limit'),
    absent('storage.quota', storageQuotas, 'Storage and traffic a day without billing', 'The disk'),
    same(
      'storage.upload',
      upload,
      'An object comes back as it was sent, with its checksums',
      objects('comes back as it was sent, with its checksums'),
    ),
    same(
      'storage.upload.pieces',
      upload,
      'An upload pauses and resumes',
      uploads('pauses, resumes and arrives whole'),
    ),
    same(
      'storage.upload.cancel',
      upload,
      'An upload can be cancelled',
      uploads('can be cancelled'),
    ),
    same(
      'storage.upload.interrupted',
      PAGES.storageUploads,
      'An upload goes on after a broken connection',
      uploads('goes on after the connection was lost in the middle of a piece'),
    ),
    unverified(
      'storage.upload.week',
      PAGES.storageUploads,
      'An upload can be resumed for a week',
      'It outlives a restart; it was not tried for a week',
      uploads('goes on after the backend was started again, from where it was'),
    ),
    same(
      'storage.overwrite',
      upload,
      'An upload replaces the whole object',
      objects('is replaced as a whole, and leaves no other file behind'),
    ),
    same(
      'storage.download.address',
      download,
      'A download address opens to whoever has it',
      addresses('opens to whoever has it, without signing in, as whole or in parts'),
    ),
    same(
      'storage.download.revoked',
      download,
      'A revoked token opens nothing',
      addresses('opens nothing once its token was revoked; another one takes its place'),
    ),
    same(
      'storage.download.range',
      download,
      'Parts of an object are sent',
      objects('is downloaded in parts, and not again while it stays the same'),
    ),
    stricter(
      'storage.download.sandbox',
      download,
      'A browser may show what it opens',
      'A page or script in the store runs nothing',
      objects('may run nothing when a browser opens it'),
    ),
    unverified(
      'storage.cors-of-download',
      download,
      'A bucket allows other origins only as configured',
      'Origins of the app are allowed, no configuration is read',
    ),
    same(
      'storage.metadata',
      metadata,
      'Metadata is changed and removed in parts',
      objects('changes its metadata and removes parts of it'),
    ),
    same(
      'storage.list',
      list,
      'A listing folds folders and goes page by page',
      objects('folds folders and goes page by page'),
    ),
    same(
      'storage.json.list',
      storageJson,
      'The server library lists page by page and by folders',
      storage('server-library')('lists files page by page and by folders'),
    ),
    same(
      'storage.delete',
      PAGES.remove,
      'A deleted object is gone',
      objects('is gone after it was deleted'),
    ),
    same(
      'storage.unauthorized',
      PAGES.storageErrors,
      'Strangers are refused: `storage/unauthorized`',
      rules('keep strangers out'),
    ),
    same(
      'storage.rules.size',
      PAGES.storageConditions,
      'Rules see the size that was sent',
      rules('see the size that was sent'),
    ),
    same(
      'storage.full',
      PAGES.storageErrors,
      'A full store says so',
      testsOf('packages/local-backend/src/storage/blobs.test.ts')(
        'says that the disk is full, and keeps nothing of the upload',
      ),
    ),
    same(
      'storage.json',
      storageJson,
      'The server library saves and reads',
      library('is saved %s and comes back'),
    ),
    same(
      'storage.json.copy',
      storageJson,
      'It copies, moves and combines',
      library('is copied, renamed and put together with others'),
    ),
    same(
      'storage.json.preconditions',
      PAGES.preconditions,
      'Preconditions hold',
      library('is written only where the versions are those that were asked for'),
    ),
    absent('storage.json.versions', PAGES.versioning, 'Versions of the past', 'Not there'),
    absent('storage.json.acl', storageJson, 'ACLs and signed addresses', 'Not there'),
  ],
};
