import { type Message, RpcError } from '@quits/service-base';
import type { FirestoreService } from '../rpc/firestore-service.ts';
import type { Call } from './call.ts';
import { asRpcError } from './grpc-error.ts';
import type { Rpc } from './methods.ts';

/** Connects a call with the service. */
export function serveCall(service: FirestoreService, rpc: Rpc, call: Call): void {
  if (rpc.kind === 'bidi') {
    serveBidi(service, rpc, call);
    return;
  }
  let request: Message | undefined;
  call.start({
    onMessage(message) {
      if (request !== undefined) call.end(new RpcError('UNIMPLEMENTED', 'Too many requests.'));
      request = message;
    },
    onHalfClose() {
      if (request === undefined) call.end(new RpcError('UNIMPLEMENTED', 'No request was sent.'));
      else void answer(service, rpc, call, request);
    },
    onOver: () => undefined,
  });
}

async function answer(
  service: FirestoreService,
  rpc: Exclude<Rpc, { kind: 'bidi' }>,
  call: Call,
  request: Message,
): Promise<void> {
  try {
    if (rpc.kind === 'unary') call.send(await service.unary(rpc.name, request, call.context));
    else {
      for await (const message of service.serverStream(rpc.name, request, call.context)) {
        if (!call.send(message)) await call.drained();
        if (call.isOver) return;
      }
    }
    call.end();
  } catch (error) {
    call.end(asRpcError(error));
  }
}

function serveBidi(
  service: FirestoreService,
  rpc: Extract<Rpc, { kind: 'bidi' }>,
  call: Call,
): void {
  let isOpen = true;
  const handler = service.open(rpc.name, call.context, {
    send: (message) => void call.send(message),
    end: (error) => call.end(error),
  });
  const close = (): void => {
    if (!isOpen) return;
    isOpen = false;
    handler.close();
  };
  call.start({
    onMessage: (message) => handler.receive(message),
    onHalfClose() {
      close();
      call.end();
    },
    onOver: close,
  });
}
