import { PAGES } from '../pages.ts';
import { absent, differs, same, testsOf, type Section } from '../row.ts';

const limits = testsOf('packages/firestore-service/src/write/limits.test.ts');
const takes = (of: string) => limits('takes %s', of);
const refuses = (of: string) => limits('refuses %s', of);
const writes = testsOf('packages/firestore-service/src/write/commit-writes.test.ts');
const documents = testsOf('packages/firestore-service/tests/sdk/documents.test.ts');
const values = testsOf('packages/firestore-service/src/value/encode-value.test.ts');
const transactions = testsOf('packages/firestore-service/src/transaction/transactions.test.ts');
const offline = testsOf('packages/firestore-service/tests/sdk/network.test.ts');
const maintenance = testsOf('packages/firestore-service/src/maintenance/maintenance.test.ts');
const { quotas, dataTypes, addData, deleteData, contention, ttl } = PAGES;

/** Documents and writes. */
export const firestoreDataRows: Section = {
  title: 'Firestore: documents and writes',
  rows: [
    same(
      'firestore.document-size',
      quotas,
      'A document may have 1 MiB',
      refuses('a document of a byte more'),
    ),
    same(
      'firestore.value-size',
      quotas,
      'A value of a field may have 1,048,487 bytes',
      refuses('a text of a byte more'),
    ),
    same(
      'firestore.value-size.bytes',
      quotas,
      'The same holds for bytes',
      refuses('bytes of one more'),
    ),
    same(
      'firestore.depth',
      quotas,
      'Maps and lists may be nested 20 deep',
      refuses('21 levels of maps'),
    ),
    same('firestore.id-size', quotas, 'An id may have 1,500 bytes', refuses('an id of 1501 bytes')),
    same('firestore.id.dots', quotas, 'An id is not `.` or `..`', refuses('an id of a dot')),
    same(
      'firestore.id.reserved',
      quotas,
      'An id does not match `__.*__`',
      documents('refuses reserved ids'),
    ),
    same(
      'firestore.id.numeric',
      quotas,
      'Ids of the form `__id[0-9]+__` stand for numbers',
      takes('a numeric id'),
    ),
    same('firestore.id.empty', quotas, 'An id is not empty', refuses('an empty id')),
    same(
      'firestore.field-name-size',
      quotas,
      'A field name may have 1,500 bytes',
      refuses('a field name of 1501 bytes'),
    ),
    same(
      'firestore.field-name.empty',
      quotas,
      'A field name is not empty',
      refuses('an empty field name'),
    ),
    same(
      'firestore.field-name.reserved',
      quotas,
      'A field name does not match `__.*__`',
      writes('refuses %s, and all writes with it', 'a reserved field'),
    ),
    same(
      'firestore.field-path.quoted',
      quotas,
      'A field path quotes names that are not simple',
      writes('takes quoted field paths'),
    ),
    same(
      'firestore.collection-depth',
      quotas,
      'Subcollections may lie 100 deep',
      refuses('101 collections deep'),
    ),
    same(
      'firestore.name-size',
      quotas,
      'A document name may have 6 KiB',
      refuses('a path of more than 6 KiB'),
    ),
    same(
      'firestore.request-size',
      quotas,
      'A request may have 10 MiB',
      limits('refuses a commit of more than 10 MiB'),
    ),
    same(
      'firestore.writes-per-commit',
      quotas,
      'A commit may have any number of writes, within its size',
      limits('takes thousands of writes in one commit'),
    ),
    same(
      'firestore.transforms',
      quotas,
      'A commit may have 500 transforms of one document',
      limits('refuses more than 500 transforms of one document'),
    ),
    absent(
      'firestore.write-rate',
      quotas,
      'A document takes about one write a second, sustained',
      'Writes are as fast as the disk',
    ),
    absent(
      'firestore.hotspots',
      PAGES.bestPractices,
      'A collection with growing indexed values takes 500 writes a second',
      'No limit',
    ),
    absent(
      'firestore.index-entries',
      quotas,
      'A document may have 40,000 index entries',
      'Not counted',
    ),
    absent(
      'firestore.index-entry-size',
      quotas,
      'An index entry may have 7.5 KiB, those of a document 8 MiB',
      'Not counted',
    ),
    absent(
      'firestore.index-truncation',
      quotas,
      'Indexed values are cut off after 1,500 bytes, and such queries may be inconsistent',
      'Whole values are compared',
    ),
    absent(
      'firestore.free-quota',
      quotas,
      'Without billing 50,000 reads and 20,000 writes a day',
      'No quota; reads are counted',
    ),
    absent(
      'firestore.databases',
      quotas,
      'A project may have 100 databases',
      'Any number; each is made by its first write',
    ),
    same(
      'firestore.integer',
      dataTypes,
      'Integers have 64 bits, signed',
      refuses('an integer of 65 bits'),
    ),
    same(
      'firestore.timestamp',
      dataTypes,
      'Timestamps are kept to the microsecond, cut off',
      documents('a timestamp, to the microsecond'),
    ),
    same(
      'firestore.timestamp.range',
      PAGES.firestoreRpc,
      'Timestamps end with the year 9999',
      refuses('a year of five digits'),
    ),
    same(
      'firestore.place',
      dataTypes,
      'The latitude of a place is from -90 to 90',
      refuses('a latitude of 91'),
    ),
    same('firestore.bytes', dataTypes, 'Bytes are kept as they are', documents('bytes')),
    same(
      'firestore.reference',
      dataTypes,
      'References may name other databases',
      documents('a reference, of another database too'),
    ),
    same(
      'firestore.array',
      dataTypes,
      'A list holds no list',
      writes('refuses %s, and all writes with it', 'an array in an array'),
    ),
    same(
      'firestore.vector',
      quotas,
      'A vector may have 2,048 dimensions',
      refuses('a vector of 2049 numbers'),
    ),
    same(
      'firestore.order-of-types',
      dataTypes,
      'Values of different types have an order',
      values('orders the types as the service does'),
    ),
    same(
      'firestore.order-of-texts',
      dataTypes,
      'Texts are ordered by their UTF-8 bytes',
      values('orders texts by their UTF-8 bytes'),
    ),
    same(
      'firestore.order-of-numbers',
      dataTypes,
      'Integers and doubles are ordered together',
      values('holds 3 and 3.0, and 0 and -0, for one number'),
    ),
    same('firestore.set', addData, '`set` replaces a document', documents('replaces a document')),
    same(
      'firestore.merge',
      addData,
      '`set` with `merge` keeps what is not named, and creates',
      documents('merges into a document'),
    ),
    same(
      'firestore.update',
      addData,
      '`update` of a missing document fails',
      documents('refuses to update what does not exist'),
    ),
    same(
      'firestore.create',
      PAGES.firestoreRpc,
      'A write that wants no document fails where there is one',
      writes('refuses %s, and all writes with it', 'the creation of an existing document'),
    ),
    same('firestore.add', addData, '`add` makes an id', documents('adds under an id of its own')),
    same(
      'firestore.server-time',
      addData,
      'The server’s time is the same for a whole commit',
      documents('sets the time of the server, the same in a whole batch'),
    ),
    same(
      'firestore.increment',
      addData,
      '`increment` adds, and makes a missing field',
      documents('counts'),
    ),
    same(
      'firestore.increment.overflow',
      PAGES.firestoreRpc,
      'Integers that overflow stay at the end',
      documents('stops at the ends of the integers'),
    ),
    same(
      'firestore.array-union',
      addData,
      '`arrayUnion` and `arrayRemove` change lists',
      documents('adds to and removes from lists'),
    ),
    same(
      'firestore.delete',
      deleteData,
      'Deleting what does not exist succeeds',
      documents('deletes, also what does not exist'),
    ),
    same(
      'firestore.delete.below',
      deleteData,
      'Collections may lie under documents that are not there',
      documents('collections lie under documents that do not exist'),
    ),
    same(
      'firestore.batch',
      PAGES.transactions,
      'A batch is applied whole or not at all',
      documents('is refused as a whole'),
    ),
    same(
      'firestore.transaction.isolation',
      contention,
      'A transaction is repeated when what it read has changed',
      transactions('aborts when a document that it read was %s'),
    ),
    same(
      'firestore.transaction.missing',
      contention,
      'That holds for documents that were missing',
      transactions('aborts when a document that it found missing was created'),
    ),
    same(
      'firestore.transaction.query',
      contention,
      'And for the results of its queries',
      transactions('aborts when the result of its query has changed, and only then'),
    ),
    same(
      'firestore.transaction.snapshot',
      contention,
      'A transaction reads one snapshot',
      transactions('reads one snapshot, whatever is written meanwhile'),
    ),
    same(
      'firestore.transaction.time',
      quotas,
      'A transaction may take 270 seconds',
      transactions('is over after 270 seconds, however much it is used'),
    ),
    same(
      'firestore.transaction.idle',
      quotas,
      'A transaction ends after 60 seconds without use',
      transactions('is over after its commit, a rollback or a minute without use'),
    ),
    same(
      'firestore.transaction.read-only',
      PAGES.firestoreRpc,
      'A read-only transaction writes nothing',
      transactions('refuses writes of a read-only transaction'),
    ),
    differs(
      'firestore.pitr',
      PAGES.pointInTime,
      'Reads of the past reach back an hour, or seven days',
      'An hour; sooner forgotten when much is written',
      maintenance('forgets sooner when much is written'),
    ),
    same(
      'firestore.read-time',
      PAGES.pointInTime,
      'Reads may name a time of the past',
      transactions('reads the past at a given time'),
    ),
    differs(
      'firestore.ttl',
      ttl,
      'Documents past their time to live are deleted, usually within 24 hours',
      'Much sooner: with the next maintenance',
      maintenance('deletes documents whose time to live is over, and tells their listeners'),
    ),
    same(
      'firestore.offline.writes',
      PAGES.offline,
      'Writes without a network are sent later',
      offline('writes wait and are sent later'),
    ),
    same(
      'firestore.offline.listeners',
      PAGES.offline,
      'Listeners show the cache and say so',
      offline('a listener says that it shows its cache, and catches up'),
    ),
    same(
      'firestore.rest.unknown-fields',
      PAGES.firestoreRest,
      'A body with a field that is not known is refused',
      testsOf('packages/firestore-service/src/rest/unknown-fields.test.ts')('is refused in %s'),
    ),
  ],
};
