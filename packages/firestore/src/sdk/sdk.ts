// Everything of the provider that live data and writes need; loaded on demand, as one chunk.
export { commit } from './commit.ts';
export { listenToDocument, listenToQuery } from './listen.ts';
export { queueDrained, readFromServer, reconnect } from './server.ts';
