import { invalidArgument } from '../rpc/invalid-argument.ts';

const REFERENCE = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^/]+)*$/;

/** Checks the form of a reference value. @throws {RpcError} `INVALID_ARGUMENT` */
export function checkReference(name: string): string {
  if (!REFERENCE.test(name)) {
    throw invalidArgument(`Invalid reference "${name.slice(0, 200)}": not a document's full name.`);
  }
  return name;
}
