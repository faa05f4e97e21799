import { KeptScreens } from '@quits/app-platform/screen/kept-screens.tsx';
import { useEditorUid } from '../../open-group/use-editor-uid.ts';
import { DueSeries } from './due-series.tsx';

/** Group layout route; for editors, adds due recurring expenses. */
export function DueLayout() {
  const mayChange = useEditorUid() !== undefined;
  return (
    <>
      {mayChange ? <DueSeries /> : null}
      <KeptScreens />
    </>
  );
}
