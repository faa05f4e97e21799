import { Bytes, type DocumentData, serverTimestamp } from 'firebase/firestore/lite';

/** Secret of the seeded invite, and its stored hash. */
export const SECRET = 'correct-horse-battery-staple';
const SECRET_HASH = Bytes.fromBase64String('h8vr/uvAX3xUrJM2xLS77IMSJ6ZBlRpL3n7dVgIPhZA=');
const DAY = 86_400_000;

/** A user's document as the app writes it. */
export function userData(): DocumentData {
  return {
    displayName: 'Olga',
    photoURL: null,
    locale: 'en-US',
    currency: 'EUR',
    appearance: 'system',
    consent: null,
    showPhoto: true,
    createdAt: new Date(0),
  };
}

/** The seeded group: four members and two people without an account. */
export function groupData(): DocumentData {
  const members = ['owner', 'editor', 'guest', 'viewer'];
  const people = members.map((uid) => [`p-${uid}`, { name: uid, defaultWeight: 1 }]);
  return {
    name: 'Flat',
    emoji: '🏠',
    currency: 'EUR',
    people: {
      ...Object.fromEntries(people),
      'p-ann': { name: 'Ann', defaultWeight: 1 },
      'p-bob': { name: 'Bob', defaultWeight: 1 },
    },
    seats: Object.fromEntries(members.map((uid) => [`p-${uid}`, uid])),
    categories: { own: { name: 'Wood', emoji: '🪵' } },
    simplify: true,
    revs: { name: 'r-name', 'p-ann': 'r-ann' },
    edit: { rev: 'r-name', bases: {}, people: [] },
    roles: { owner: 'owner', editor: 'editor', guest: 'editor', viewer: 'viewer' },
    memberUids: members,
    balances: { EUR: { 'p-ann': 500, 'p-bob': -500 } },
    expenseCount: 1,
    last: { rev: 'r-e', of: 'e', at: new Date(0) },
    createdAt: new Date(0),
    createdBy: 'owner',
    lastActivityAt: new Date(0),
  };
}

/** Returns a new group of an account. */
export function newGroupData(uid: string): DocumentData {
  const { last: _, edit: __, revs: ___, ...group } = groupData();
  return {
    ...group,
    people: { me: { name: 'Me', defaultWeight: 1 } },
    seats: { me: uid },
    roles: { [uid]: 'owner' },
    memberUids: [uid],
    balances: {},
    expenseCount: 0,
    createdAt: serverTimestamp(),
    createdBy: uid,
    lastActivityAt: serverTimestamp(),
  };
}

/** The totals of the seeded expense. */
export function monthData(): DocumentData {
  return {
    totals: {
      EUR: {
        byCategory: { dining: 1000 },
        byPerson: { 'p-ann': 500, 'p-bob': 500 },
      },
    },
    of: 'e',
  };
}

/** Returns a month's payments. */
export function paidData(): DocumentData {
  return { totals: { EUR: { byPayer: { 'p-ann': 1000 } } }, of: 'e' };
}

/** The seeded expense, as its owner wrote it long ago. */
export function seededExpense(): DocumentData {
  const at = { createdAt: new Date(0), updatedAt: new Date(0) };
  return { ...expenseData('owner'), ...at, rev: 'r-e' };
}

/** Returns a new expense of 10.00, in the commit of revision `r-new`. */
export function expenseData(uid: string): DocumentData {
  return {
    kind: 'expense',
    title: 'Dinner',
    amount: 1000,
    currency: 'EUR',
    date: '2026-11-21',
    category: 'dining',
    payers: { 'p-ann': 1000 },
    split: { mode: 'equal', inputs: ['p-ann', 'p-bob'] },
    shares: { 'p-ann': 500, 'p-bob': 500 },
    notes: '',
    receipts: [],
    createdAt: serverTimestamp(),
    createdBy: uid,
    updatedAt: serverTimestamp(),
    updatedBy: uid,
    counted: {
      currency: 'EUR',
      amount: 1000,
      paid: { 'p-ann': 1000 },
      owed: { 'p-ann': 500, 'p-bob': 500 },
    },
    rev: 'r-new',
  };
}

/** An entry of the history, written now. */
export function activityData(uid: string): DocumentData {
  return {
    at: serverTimestamp(),
    by: uid,
    what: 'created',
    target: { kind: 'expense', id: 'e' },
    before: null,
    after: null,
  };
}

/** A monthly rent. */
export function recurringData(): DocumentData {
  return {
    template: {
      kind: 'expense',
      title: 'Rent',
      amount: 90_000,
      currency: 'EUR',
      category: 'rent',
      payers: { 'p-ann': 90_000 },
      split: { mode: 'equal', inputs: ['p-ann'] },
      shares: { 'p-ann': 90_000 },
      notes: '',
    },
    frequency: 'monthly',
    start: '2026-11-01',
    nextDate: '2026-12-01',
    createdAt: new Date(0),
    createdBy: 'owner',
    updatedAt: new Date(0),
    updatedBy: 'owner',
    rev: 'r-series',
  };
}

/** Returns the same series, newly created. */
export function newSeries(uid: string): DocumentData {
  const at = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
  return { ...recurringData(), ...at, createdBy: uid, updatedBy: uid, rev: 'r-new' };
}

/** An invitation for editors, for a month. */
export function inviteData(uid: string): DocumentData {
  return {
    role: 'editor',
    createdBy: uid,
    expiresAt: new Date(Date.now() + 30 * DAY),
    usesLeft: 5,
    secretHash: SECRET_HASH,
    preview: {
      groupName: 'Flat',
      emoji: '🏠',
      invitedBy: 'Ed',
      people: { 'p-ann': 'Ann' },
      taken: [],
    },
  };
}

/** Returns this number of people without an account. */
export function peopleData(count: number): DocumentData {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`p${at}`, { name: 'P', defaultWeight: 1 }]),
  );
}
