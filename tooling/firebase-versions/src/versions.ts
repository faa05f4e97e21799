/** The oldest and the newest `firebase` that the packages are tried with; their peer range names no other. */
export const TRIED = { oldest: '12.0.0', newest: '12.19.0' } as const;

/** Peer range of every package that uses `firebase`; covers only tested versions. */
export const PEER_RANGE = `>=${TRIED.oldest} <=${TRIED.newest}`;

/** Packages with this peer dependency, without the scope. */
export const PACKAGES = ['firebase-core', 'auth', 'firestore', 'storage', 'analytics'] as const;
