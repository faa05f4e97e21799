// The only files that know the app's actions and the shape of what they store, but for what a page listens
// to (reading.ts): whatever changes there is followed here.
export { mayChange } from './app/at.ts';
export * from './app/expenses.ts';
export * from './app/group.ts';
export * from './app/imports.ts';
export * from './app/members.ts';
export * from './app/people.ts';
export * from './app/refused.ts';
export * from './app/series.ts';
export * from './app/stored.ts';
