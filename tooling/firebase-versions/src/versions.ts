/** The oldest and the newest `firebase` that the packages are tried with; their peer range names no other. */
export const TRIED = { oldest: '12.0.0', newest: '12.19.0' } as const;

/** The peer range of every package that uses `firebase`: it says only what was tried. */
export const PEER_RANGE = `>=${TRIED.oldest} <=${TRIED.newest}`;

/** The packages whose peer it is, by their names without the scope. */
export const PACKAGES = ['firebase-core', 'auth', 'firestore', 'storage', 'analytics'] as const;
