export {
  AmountField,
  type AmountFieldProps,
  type AmountOperator,
  type CurrencyOption,
} from './amount-field/index.ts';
export {
  AppShell,
  type AppShellLabels,
  type AppShellProps,
  type ShellItem,
} from './app-shell/index.ts';
export {
  Avatar,
  AvatarStack,
  type AvatarProps,
  type AvatarStackProps,
  type StackPerson,
} from './avatar/index.ts';
export { Badge, type BadgeProps } from './badge/index.ts';
export { BalanceBars, type Balance, type BalanceBarsProps } from './balance-bars/index.ts';
export { Banner, type BannerProps } from './banner/index.ts';
export { Button, type ButtonProps } from './button/index.ts';
export { Card, type CardProps } from './card/index.ts';
export { Checkbox, type CheckboxProps } from './checkbox/index.ts';
export {
  ConnectionIndicator,
  type ConnectionIndicatorProps,
} from './connection-indicator/index.ts';
export { Dialog, type DialogLabels, type DialogProps } from './dialog/index.ts';
export { EmptyState, type EmptyStateProps } from './empty-state/index.ts';
export { ErrorView, type ErrorViewProps } from './error-view/index.ts';
export {
  Field,
  useFieldIds,
  type FieldIds,
  type FieldProps,
  type FieldTexts,
} from './field/index.ts';
export { Icon, type Glyph, type IconProps } from './icon/index.ts';
export { IconButton, type IconButtonProps } from './icon-button/index.ts';
export { Link, type LinkProps } from './link/index.ts';
export {
  DateStub,
  List,
  ListRow,
  type DateStubProps,
  type ListProps,
  type ListRowProps,
} from './list/index.ts';
export { Mark, type MarkPose, type MarkProps } from './mark/index.ts';
export { Money, type MoneyPart, type MoneyProps } from './money/index.ts';
export {
  PasswordField,
  type PasswordFieldLabels,
  type PasswordFieldProps,
  type PasswordRule,
} from './password-field/index.ts';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './segmented-control/index.ts';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './select/index.ts';
export { Sheet, type SheetProps } from './sheet/index.ts';
export { Skeleton, type SkeletonProps } from './skeleton/index.ts';
export { Spinner, type SpinnerProps } from './spinner/index.ts';
export { SyncIndicator, type SyncIndicatorProps } from './sync-indicator/index.ts';
export { TextArea, type TextAreaProps } from './text-area/index.ts';
export { TextField, type TextFieldProps } from './text-field/index.ts';
export {
  createToastQueue,
  ToastRegion,
  type ToastContent,
  type ToastEntry,
  type ToastQueue,
  type ToastRegionLabels,
  type ToastRegionProps,
} from './toast/index.ts';
export { PERSON_HUES, personHue } from './lib/person-hue.ts';
export type { RenderRoot, RootProps } from './lib/render-root.ts';
