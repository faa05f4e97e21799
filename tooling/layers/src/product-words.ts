import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that are about shared expenses; every other one must be of use to any app. */
const ABOUT_EXPENSES = ['ledger', 'product'];

/**
 * Matches words of the product in names and texts. Excludes words with a general meaning: a promise
 * is settled, a document has members, a photo shows a group.
 */
const WORD =
  /^(?:expenses?|settlements?|invites?|invitees?|invitations?|households?|payers?|payees?|debts?|debtors?|creditors?|ow(?:e|es|ed|ing)|receipts?|flatmates?|roommates?)$/;

/** The app's name, which stands in no text of a package; its scope and commands have it. */
const APP = /\bquits\b/i;

/** Names that the provider gave. */
const GIVEN = /\biosReceipt\b/g;

/** Published files; tests, stories and documentation use our own sample data. */
const FILES = '{README.md,src/**/*.{ts,tsx,css,html},src/texts/en-US/*.json}';
const SAMPLES = /\.(?:test|test-d|bench|stories|docs)\.tsx?$|\/(?:testing|stories)\//;

/** A product word in a generic package. */
export interface ProductWord {
  readonly where: string;
  readonly word: string;
}

/** Finds the words of the product in names, comments and texts of the packages that any app can use. */
export function findProductWords(root: string): readonly ProductWord[] {
  return globSync(`packages/*/${FILES}`, { cwd: root })
    .filter((path) => !ABOUT_EXPENSES.includes(path.split('/')[1] ?? '') && !SAMPLES.test(path))
    .sort()
    .flatMap((path) => {
      const lines = readFileSync(join(root, path), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        wordsOf(path, line).map((word) => ({ where: `${path}:${index + 1}`, word })),
      );
    });
}

function wordsOf(path: string, line: string): readonly string[] {
  const words = productWordsOf(line);
  return path.endsWith('.json') && APP.test(line) ? [...words, 'quits'] : words;
}

/** The words of the product among the parts of a text: of `expenseId`, `EXPENSE_ID` and `expense-id` alike. */
export function productWordsOf(text: string): readonly string[] {
  const parts = text.replaceAll(GIVEN, '').match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  return parts.map((part) => part.toLowerCase()).filter((part) => WORD.test(part));
}
