/**
 * As `get_pretty_bills` in `ihatemoney/models.py` of `spiral-project/ihatemoney` (52e5720e) passes
 * it to `list_of_dicts2csv`: the people who owe joined by a comma and a space, and a weight only
 * for the payer.
 */
export const IHATEMONEY_CSV = [
  'what,bill_type,amount,currency,date,payer_name,payer_weight,owers',
  'refund,Reimbursement,13.33,EUR,2017-01-01,tata,1.0,zorglub',
  'red wine,Expense,200.0,EUR,2016-12-31,zorglub,2.0,"zorglub, Doe, Jo, tata"',
  'à raclette,Expense,10.0,EUR,2016-12-31,zorglub,2.0,"zorglub, Doe, Jo, tata, pépé"',
  '',
].join('\r\n');
