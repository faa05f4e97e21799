import { parseDocumentName, projectOf } from '../name/resource-name.ts';
import { parseSelectMask } from '../read/parse-mask.ts';
import { project } from '../read/project.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { stringAt, stringsAt } from '../rpc/read-message.ts';
import type { CallContext, Message } from '../rpc/rpc.ts';
import { timestampFromMicros } from '../value/timestamp.ts';
import { callerOf, type Engine } from './engine.ts';

/** Answers BatchGetDocuments: one message per document, in the order asked. */
export function batchGet(engine: Engine, request: Message, context: CallContext): Message[] {
  const database = stringAt(request, 'database');
  const caller = callerOf(engine, context, projectOf(database));
  const mask = parseSelectMask(request);
  const readTime = timestampFromMicros(engine.clock.read());
  return stringsAt(request, 'documents').map((full) => {
    const name = parseDocumentName(full);
    if (name.database !== database) {
      throw invalidArgument(`Document "${full}" is not in the database "${database}".`);
    }
    const document = engine.store.get(name);
    engine.access.get(caller, readTime, name, document);
    if (document === null) return { missing: full, readTime };
    return { found: project(document, mask), readTime };
  });
}
