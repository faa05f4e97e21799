export { aggregate } from './aggregate.ts';
export { commit } from './commit.ts';
export { listenToDocument, listenToQuery } from './listen.ts';
export { readQuery } from './read-query.ts';
export { queueDrained, readFromServer, reconnect } from './server.ts';
export { transact } from './transact.ts';
