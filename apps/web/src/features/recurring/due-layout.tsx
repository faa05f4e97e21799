import { Outlet } from 'react-router';
import { useEditorUid } from '../../group-context/use-editor-uid.ts';
import { DueSeries } from './due-series.tsx';

/** The screens of a group; whoever may change it adds what is due. */
export function DueLayout() {
  const mayChange = useEditorUid() !== undefined;
  return (
    <>
      {mayChange ? <DueSeries /> : null}
      <Outlet />
    </>
  );
}
