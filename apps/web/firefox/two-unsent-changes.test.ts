import { afterAll, beforeAll, describe, it } from 'vitest';
import { BackendProcess } from '../e2e/backend-process.ts';
import { Person } from './person.ts';

let backend: BackendProcess;

beforeAll(async () => {
  backend = await BackendProcess.start();
});

afterAll(async () => {
  await backend.dispose();
});

async function startGroup(person: Person, name: string): Promise<string> {
  await person.press('button', 'Start without an account');
  await person.press('link', 'New group');
  await person.type('Name', name);
  await person.type('Your name', 'Ana');
  await person.type('Person’s name', 'Ben');
  await person.press('button', 'Add person');
  await person.press('button', 'Create group');
  await person.seesHeading(name);
  await person.press('link', 'Settings');
  await person.press('link', 'Invite people');
  const link = await person.valueOf('Invite link');
  await person.press('link', 'Expenses');
  return link;
}

async function addExpense(person: Person, amount: string, title: string): Promise<void> {
  await person.press('link', 'Add expense');
  await person.type('Amount', amount);
  await person.type('Description', title);
  await person.press('button', 'Save');
  await person.sees(title);
}

async function edit(person: Person, field: string, text: string): Promise<void> {
  await person.press('link', 'Edit');
  await person.type(field, text);
  await person.press('button', 'Save');
}

describe('Firefox', () => {
  it('tells two unsent changes as one when someone else changed the same, and stays exact', async () => {
    const ana = await Person.open(backend.origin);
    const link = await startGroup(ana, 'Boat');
    await addExpense(ana, '10', 'Rope');

    const ben = await Person.open(link);
    await ben.press('radio', 'Ben');
    await ben.press('button', 'Join as Ben');
    await ben.press('link', 'Rope');
    await ben.seesHeading('Rope');

    await ana.press('link', 'Rope');
    await ana.seesHeading('Rope');
    ana.goOffline(true);
    await edit(ana, 'Description', 'Long rope');
    await ana.seesHeading('Long rope');
    await edit(ana, 'Amount', '30');
    await ana.sees('$30.00');

    await edit(ben, 'Amount', '14');
    await ben.sees('$14.00');

    ana.goOffline(false);
    await ana.sees('$14.00');
    await ana.seesHeading('Rope');
    await ana.seesNo('$30.00');
    await ana.press('link', 'Edit');
    await ana.sees('Someone else edited this');
    await ana.goBack();
    await ana.press('link', 'Balances');
    await ana.sees('$7.00');
    await ben.press('link', 'Balances');
    await ben.sees('$7.00');
    await ana.close();
    await ben.close();
  });
});
