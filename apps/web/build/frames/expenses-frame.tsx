import { IconTile, List, ListDetail, ListHeader, ListRow } from '@quits/ui';
import type { ReactNode } from 'react';
import { ROWS } from './rows.ts';
import styles from '../../src/features/group/expenses-screen.module.css';

/** A group's list, with the titles of its expenses once they arrive, and beside or over it the open one. */
export function ExpensesFrame({ detail }: { readonly detail?: ReactNode }) {
  const open = detail === undefined ? undefined : '';
  return (
    <div data-wide="">
      <ListDetail
        labels={{ detail: '', close: '' }}
        placeholder={<i />}
        {...(detail !== undefined && { detail, onClose: () => undefined })}
      >
        <div className={styles['pane']} data-open={open}>
          <div className={styles['tools']} aria-hidden="true">
            <i className="coming-field" />
            <i className="coming-field" />
          </div>
          <div>
            <ListHeader title={<i className="coming" />} />
            <List ruling="ledger">
              {Array.from({ length: ROWS }, (_, row) => (
                <ListRow
                  key={row}
                  leading={<span />}
                  mark={<IconTile />}
                  title={
                    <span data-slot="title">
                      <i className="coming" />
                    </span>
                  }
                  description={'\u00A0'}
                  amount={'\u00A0'}
                  share={'\u00A0'}
                />
              ))}
            </List>
          </div>
        </div>
      </ListDetail>
    </div>
  );
}
