/** Begins the keys of answers that say nothing about the connection, because nobody keeps them up to date. */
export const UNWATCHED = 'asked ';
