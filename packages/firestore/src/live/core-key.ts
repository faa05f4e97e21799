/**
 * Key under which a database holds its core. The main entry doesn't export it, so apps can't reach the core; a spread
 * copy of a database keeps it.
 */
export const CORE: unique symbol = Symbol('core');
