/**
 * Prefix of the keys of one-time answers, which prove nothing about the connection because no
 * listener keeps them current.
 */
export const UNWATCHED = 'asked ';
