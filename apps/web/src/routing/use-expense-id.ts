import { useParams } from 'react-router';

/** The id of the expense in the address. @throws outside of an expense's routes, which is a bug */
export function useExpenseId(): string {
  const { expenseId } = useParams();
  if (expenseId === undefined) throw new Error('This screen needs an expense in its address.');
  return expenseId;
}
