import { HttpError, type Message, RpcError } from '@quits/service-base';
import type { DashboardSources } from './dashboard-sources.ts';

/** Methods that the dashboard calls. */
type Method =
  | 'GetDocument'
  | 'ListDocuments'
  | 'ListCollectionIds'
  | 'CreateDocument'
  | 'DeleteDocument'
  | 'Commit';

const HTTP_STATUS: Readonly<Record<string, number>> = { NOT_FOUND: 404, ALREADY_EXISTS: 409 };

/**
 * Calls Firestore as an administrator.
 * @throws {HttpError} with the service's message if it refuses
 */
export async function askFirestore(
  { firestore, authorization }: DashboardSources,
  method: Method,
  request: Message,
): Promise<Message> {
  try {
    return await firestore.unary(method, request, { authorization });
  } catch (error) {
    throw asHttpError(error);
  }
}

/** Like {@link askFirestore}, for methods answered by several messages. */
export async function streamFirestore(
  { firestore, authorization }: DashboardSources,
  method: 'RunQuery' | 'RunAggregationQuery',
  request: Message,
): Promise<Message[]> {
  const messages: Message[] = [];
  try {
    for await (const one of firestore.serverStream(method, request, { authorization })) {
      messages.push(one);
    }
  } catch (error) {
    throw asHttpError(error);
  }
  return messages;
}

/** Returns the full name of a document or of the root. */
export function nameOf({ project }: DashboardSources, path: string): string {
  const root = `projects/${project}/databases/(default)/documents`;
  return path === '' ? root : `${root}/${path}`;
}

function asHttpError(error: unknown): unknown {
  if (!(error instanceof RpcError)) return error;
  return new HttpError(HTTP_STATUS[error.status] ?? 400, error.message);
}
