/**
 * The port that libraries in a functions process take for the backend. Connections to it are led to a Unix socket;
 * only the superuser could listen there.
 */
export const INTERNAL_PORT = 1;
