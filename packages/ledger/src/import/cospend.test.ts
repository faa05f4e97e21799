import { describe, expect, it } from 'vitest';
import { readFile } from '../../tests/read-file.ts';

describe('Cospend CSV', () => {
  const BILLS =
    'what,amount,date,timestamp,payer_name,payer_weight,payer_active,owers,repeat,repeatfreq,repeatallactive,repeatuntil,categoryid,paymentmode,paymentmodeid,comment,deleted';
  const file = (...bills: string[]): string =>
    [
      'name,weight,active,color',
      '"Ana",1,1,"#e44331"',
      '"Ben",2,0,"#3b82c4"',
      '"Doe, Jo",1,1,"#3b82c4"',
      '',
      BILLS,
      ...bills,
      '',
      'categoryname,categoryid,icon,color',
      '"Dining",-12,"🍽","#aa55aa"',
      '',
      'paymentmodename,paymentmodeid,icon,color',
      '"Card",-1,"💳","#5555aa"',
      '',
      'currencyname,exchange_rate',
      '"EUR",1',
      '"USD",0.92',
      '',
    ].join('\n');

  it('reads all sections', () => {
    const file1 = readFile(
      file(
        '"Dinner",100,2026-03-01,1772393400,"Ana",1,1,"Ana,Ben,Doe, Jo",m,3,0,2027-01-01,-12,c,-1,"see%20bill",0',
      ),
    );
    expect(file1).toMatchObject({
      format: 'cospend-csv',
      currency: 'EUR',
      people: [
        { name: 'Ana', weight: '1', active: true },
        { name: 'Ben', weight: '2', active: false },
        { name: 'Doe, Jo', weight: '1', active: true },
      ],
      errors: [],
    });
    expect(file1.entries[0]).toMatchObject({
      line: 7,
      amount: 10000,
      currency: 'EUR',
      category: 'Dining',
      notes: 'see bill\nCard',
      shares: { p1: 2500, p2: 5000, p3: 2500 },
      repeat: { start: '2026-03-01', frequency: 'monthly', every: 3, until: '2027-01-01' },
    });
  });

  it('reads payments, dates of old files, and leaves out what was deleted', () => {
    const { entries, notes, errors } = readFile(
      file(
        '"deleteMeIfYouWant",1,2026-03-01,1772393400,"Ana",1,1,"Ana",n,1,0,,0,n,0,"",0',
        '"Back",20,,1772393400,"Ben",2,1,"Ana",n,1,0,,-11,n,0,"",0',
        '"Gone",20,2026-03-01,1772393400,"Ben",2,1,"Ana",n,1,0,,0,n,0,"",1',
        '"Twice",20,2026-03-01,1772393400,"Ben",2,1,"Ana",s,1,0,,0,n,0,"100%",0',
        '"Who",20,2026-03-01,1772393400,"Ben",2,1,"Ana,Eve",n,1,0,,0,n,0,"",0',
      ),
    );
    expect(entries.map(({ kind, date }) => [kind, date])).toEqual([
      ['payment', '2026-03-01'],
      ['expense', '2026-03-01'],
    ]);
    expect(entries[1]?.notes).toBe('100%');
    expect(notes.map(({ code }) => code)).toEqual(['deleted', 'repeat-dropped']);
    expect(errors).toEqual([{ line: 11, code: 'unknown-person', found: 'Eve' }]);
  });

  it('reads old files, in which members stand only where they paid', () => {
    const { people, entries, errors } = readFile(
      [
        'what,amount,date,payer_name,payer_weight,payer_active,owers,repeat,categoryid,paymentmode',
        'deleteMeIfYouWant,1,2018-01-01,Cleo,2,1,Cleo,n,0,n',
        'Dinner,9.00,2018-03-01,Ana,1,1,"Ana,Cleo",n,0,n',
      ].join('\n'),
    );
    expect(errors).toEqual([]);
    expect(people.map(({ name, weight }) => [name, weight])).toEqual([
      ['Cleo', '2'],
      ['Ana', '1'],
    ]);
    expect(entries).toMatchObject([{ title: 'Dinner', shares: { p1: 600, p2: 300 } }]);
  });
});
