import type { Message } from '@quits/service-base';
import { parseDocumentName, projectOf } from '../name/resource-name.ts';
import { parseSelectMask } from '../read/parse-mask.ts';
import { project } from '../read/project.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { stringAt, stringsAt } from '../rpc/read-message.ts';
import type { CallContext } from '../rpc/firestore-service.ts';
import { callerOf, type Engine } from './engine.ts';
import { readPlace } from './transactions.ts';

/** Handles BatchGetDocuments: one message per distinct document, in request order. */
export async function batchGet(
  engine: Engine,
  request: Message,
  context: CallContext,
): Promise<Message[]> {
  const database = stringAt(request, 'database');
  const caller = callerOf(engine, context, projectOf(database));
  const mask = parseSelectMask(request);
  const names = [...new Set(stringsAt(request, 'documents'))].map((full) => {
    const name = parseDocumentName(full);
    if (name.database === database) return name;
    throw invalidArgument(`Document "${full}" is not in the database "${database}".`);
  });
  const { reader, begun, transaction } = readPlace(engine, request, database);
  if (transaction !== undefined) {
    await engine.transactions.admit(
      transaction,
      names.map(({ full }) => full),
    );
  }
  const { readTime } = reader;
  const budget = engine.access.budgetFor(names.length);
  const answers: Message[] = names.map((name) => {
    const document = reader.get(name);
    engine.access.get(caller, readTime, name, document, undefined, budget);
    if (document === null) return { missing: name.full, readTime };
    return { found: project(document, mask), readTime };
  });
  return begun === undefined ? answers : [{ transaction: begun }, ...answers];
}
