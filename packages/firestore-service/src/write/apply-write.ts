import { type Document, type Fields, RpcError, type Value } from '@quits/service-base';
import { valueAt, withoutValueAt, withValueAt } from '../value/field-path.ts';
import { identicalFields } from '../value/identical.ts';
import { compareTimestamps } from '../value/timestamp.ts';
import { applyTransform } from './apply-transform.ts';
import type { WriteOp } from './write-op.ts';

/** Result of one write. */
export interface Applied {
  /** Same object as before if nothing changed. */
  readonly document: Document | null;
  readonly transformResults: readonly Value[];
}

/**
 * Applies one write to a document's state without storing it; `requestTime` replaces server timestamps.
 * @throws {RpcError} if the precondition fails
 */
export function applyWrite(
  op: WriteOp,
  current: Document | null,
  commitTime: string,
  requestTime = commitTime,
): Applied {
  checkPrecondition(op, current);
  if (op.kind === 'verify') return { document: current, transformResults: [] };
  if (op.kind === 'delete') return { document: null, transformResults: [] };
  let fields = op.mask === undefined ? op.fields : merge(current?.fields ?? {}, op);
  const transformResults = op.transforms.map(({ path, operation }) => {
    const { value, result } = applyTransform(operation, valueAt(fields, path), requestTime);
    fields = withValueAt(fields, path, value);
    return result;
  });
  if (current !== null && identicalFields(current.fields ?? {}, fields)) {
    return { document: current, transformResults };
  }
  const createTime = current?.createTime ?? commitTime;
  const document = { name: op.name.full, fields, createTime, updateTime: commitTime };
  return { document, transformResults };
}

function merge(current: Fields, op: Extract<WriteOp, { kind: 'update' }>): Fields {
  let fields = current;
  for (const path of op.mask ?? []) {
    const value = valueAt(op.fields, path);
    fields = value === undefined ? withoutValueAt(fields, path) : withValueAt(fields, path, value);
  }
  return fields;
}

function checkPrecondition(op: WriteOp, current: Document | null): void {
  const { precondition, name } = op;
  if (precondition === undefined) return;
  if (precondition.kind === 'exists') {
    if (precondition.exists === (current !== null)) return;
    if (precondition.exists) throw new RpcError('NOT_FOUND', `No document to update: ${name.full}`);
    throw new RpcError('ALREADY_EXISTS', `Document already exists: ${name.full}`);
  }
  if (current !== null && compareTimestamps(current.updateTime, precondition.updateTime) === 0) {
    return;
  }
  throw new RpcError(
    'FAILED_PRECONDITION',
    current === null
      ? `No document to match the given update time: ${name.full}`
      : `The stored version (${current.updateTime}) of ${name.full} does not match the required base version (${precondition.updateTime}).`,
  );
}
