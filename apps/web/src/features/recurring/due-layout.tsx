import { Outlet } from 'react-router';
import { useMayChange } from '../../group-context/use-may-change.ts';
import { DueSeries } from './due-series.tsx';

/** The screens of a group; whoever may change it adds what is due. */
export function DueLayout() {
  const mayChange = useMayChange();
  return (
    <>
      {mayChange ? <DueSeries /> : null}
      <Outlet />
    </>
  );
}
