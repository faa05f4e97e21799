import type { ComponentDocs } from '../../docs/component-docs.ts';

/** Documentation of `FileDropzone`. */
export const docs: ComponentDocs = {
  components: ['FileDropzone'],
  status: 'stable',
  since: '0.1.0',
  summary: 'An area for files: press, drop or paste.',
  anatomy: `<FileDropzone
  label="Choose or drop a receipt"
  hint="JPEG, PNG or PDF, at most 10 MB"
  accept="image/*,application/pdf"
  onFiles={add}
/>`,
  use: ['Where a file is the main input.'],
  avoid: ['For a photo of a person: a button is enough.'],
  pairs: [
    {
      right: 'Name the allowed types and sizes in the hint.',
      wrong: 'Reject files without saying why.',
    },
  ],
  keyboard: [
    { keys: [['Enter'], ['Space']], effect: 'Opens the file dialog.' },
    { keys: [['Ctrl', 'V']], effect: 'Adds files from the clipboard.' },
  ],
  accessibility: ['A native file input: dragging is never required.'],
};
