/** A violated rule with its location, ready to print. */
export interface Violation {
  readonly rule:
    | 'layer'
    | 'undeclared'
    | 'outside'
    | 'cycle'
    | 'react-in-main'
    | 'unknown-package'
    | 'folder'
    | 'unknown-folder'
    | 'sideways';
  readonly where: string;
  readonly message: string;
}
