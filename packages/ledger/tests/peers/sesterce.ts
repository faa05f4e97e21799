/**
 * Rows as `prepare_sesterce_transaction_data` of `marcomc/tricount-exporter` (d9e18121d21f) writes
 * them, following sesterce.io/docs/import, whose example is the first row: income is negative, and
 * only the category identifies a payment between people.
 */
export const SESTERCE_CSV = [
  'Date,Title,Paid by Pierre,Paid by Sophie,Paid by Brad,Paid for Pierre,Paid for Sophie,Paid for Brad,Currency,Category,Exchange rate',
  '20230722,Hotel aBis,358.0,0.0,0.0,0.0,169.0,189.0,EUR,Hosting,1',
  '20230723,Back,0.0,169.0,0.0,169.0,0.0,0.0,EUR,Money Transfer,1',
  '20230724,Refund,-8.0,0.0,0.0,-4.0,-4.0,0.0,EUR,,1',
  '20230725,Taxi,20.0,0.0,0.0,10.0,10.0,0.0,USD,,0.92',
].join('\n');
