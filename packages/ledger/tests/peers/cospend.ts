/**
 * As `getJsonProject` in `lib/Service/CospendService.php` of `julien-nc/cospend-nc` (1b39958e50a0)
 * writes it: member and category names between quotes without doubling those inside, comments
 * through PHP's `urlencode`, dates from the timestamp in UTC.
 */
export const COSPEND_CSV = [
  'name,weight,active,color',
  '"Ana",1,1,"#e44331"',
  '"Zoë "Z"",2,1,"#3b82c4"',
  '"Jo "the" Doe",3,1,"#3b82c4"',
  '',
  'what,amount,date,timestamp,payer_name,payer_weight,payer_active,owers,repeat,repeatfreq,repeatallactive,repeatuntil,categoryid,paymentmode,paymentmodeid,comment,deleted',
  // 20:30 on the first of March in New York.
  '"Dinner",60,2026-03-02,1772415000,"Ana",1,1,"Ana,Zoë ""Z"",Jo ""the"" Doe",n,1,0,,1,n,-1,"see+the+bill%3A+20%25+%2B+tip",0',
  '"Rent",600,2026-03-01,1772366400,"Zoë ""Z""",2,1,"Ana,Zoë ""Z""",m,1,0,,1,n,-1,"",0',
  '"Gone",10,2026-03-01,1772366400,"Ana",1,1,"Ana",n,1,0,,1,n,-1,"",1',
  '',
  'categoryname,categoryid,icon,color',
  '"The "other" things",1,"🍽","#aa55aa"',
  '',
  'currencyname,exchange_rate',
  '"EUR",1',
  '',
].join('\n');
