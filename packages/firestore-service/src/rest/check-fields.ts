import type { Message } from '@quits/service-base';
import { messageType, type MessageType } from '../grpc/proto/schema.ts';
import { invalidArgument } from '../rpc/invalid-argument.ts';
import { isMessage } from '../rpc/read-message.ts';

/**
 * Refuses fields that a message does not have, as the service does.
 * @throws {RpcError} `INVALID_ARGUMENT` that names the first of them
 */
export function checkFields(body: Message, typeName: string): void {
  check(body, messageType(typeName), '');
}

function check(message: Message, type: MessageType, path: string): void {
  for (const [name, value] of Object.entries(message)) {
    const field = type.byName.get(name);
    if (field === undefined) {
      const where = path === '' ? '' : ` at '${path}'`;
      throw invalidArgument(
        `Invalid JSON payload received. Unknown name "${name}"${where}: Cannot find field.`,
      );
    }
    const { type: inner, rule } = field;
    // Well-known types are a text or a number in JSON.
    if (typeof inner === 'string' || inner.kind === 'enum' || inner.name.startsWith('protobuf.')) {
      continue;
    }
    const at = path === '' ? name : `${path}.${name}`;
    for (const [key, one] of partsOf(value, rule)) {
      if (isMessage(one)) check(one, inner, rule === 'single' ? at : `${at}[${key}]`);
    }
  }
}

function partsOf(value: unknown, rule: 'single' | 'repeated' | 'map'): [string, unknown][] {
  if (rule === 'single') return [['', value]];
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
