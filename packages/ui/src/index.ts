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
  type ShellAction,
  type ShellItem,
  keepClearOfStatus,
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
export {
  Calendar,
  type CalendarDate,
  type CalendarLabels,
  type CalendarProps,
} from './calendar/index.ts';
export { Card, type CardProps } from './card/index.ts';
export {
  BarChart,
  DonutChart,
  LineChart,
  type Bar,
  type BarChartProps,
  type ChartItem,
  type ChartLabels,
  type ChartProps,
  type DonutChartProps,
  type LineChartProps,
  type Point,
  type Slice,
} from './charts/index.ts';
export { Checkbox, type CheckboxProps } from './checkbox/index.ts';
export { CodeInput, type CodeInputProps } from './code-input/index.ts';
export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox/index.ts';
export {
  CommandPalette,
  type Command,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './command-palette/index.ts';
export {
  ConnectionIndicator,
  type ConnectionIndicatorProps,
} from './connection-indicator/index.ts';
export { DataTable, type Column, type DataTableProps, type Sort } from './data-table/index.ts';
export { DateField, type DateFieldProps } from './date-field/index.ts';
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
export { FileDrop, type FileDropProps } from './file-drop/index.ts';
export { IconButton, type IconButtonProps } from './icon-button/index.ts';
export { Icon, type Glyph, type IconProps } from './icon/index.ts';
export { focusProblems, keepFocus } from './keep-focus/index.ts';
export { Link, type LinkProps } from './link/index.ts';
export { ListDetail, type ListDetailLabels, type ListDetailProps } from './list-detail/index.ts';
export {
  DateStub,
  List,
  ListRow,
  type DateStubProps,
  type ListProps,
  type ListRowProps,
} from './list/index.ts';
export { Mark, type MarkPose, type MarkProps } from './mark/index.ts';
export { Menu, type MenuItem, type MenuProps, type MenuSection } from './menu/index.ts';
export { Money, type MoneyPart, type MoneyProps } from './money/index.ts';
export {
  PasswordField,
  type PasswordFieldLabels,
  type PasswordFieldProps,
  type PasswordRule,
} from './password-field/index.ts';
export {
  PeoplePicker,
  type PeoplePickerLabels,
  type PeoplePickerProps,
  type PickablePerson,
} from './people-picker/index.ts';
export { Popover, type PopoverProps } from './popover/index.ts';
export { Progress, type ProgressProps } from './progress/index.ts';
export { QrCode, type QrCodeProps } from './qr-code/index.ts';
export { Quantity, type QuantityLabels, type QuantityProps } from './quantity/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/index.ts';
export { SearchField, type SearchFieldProps } from './search-field/index.ts';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './segmented-control/index.ts';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './select/index.ts';
export { Sheet, type SheetProps } from './sheet/index.ts';
export { Skeleton, type SkeletonProps } from './skeleton/index.ts';
export { Slider, type SliderProps } from './slider/index.ts';
export { Spinner, type SpinnerProps } from './spinner/index.ts';
export {
  SplitEditor,
  type SplitEditorLabels,
  type SplitEditorProps,
  type SplitEntry,
  type SplitRow,
  SplitRows,
  type SplitRowsLabels,
  type SplitRowsProps,
} from './split-editor/index.ts';
export { Stepper, type Step, type StepperProps } from './stepper/index.ts';
export { Switch, type SwitchProps } from './switch/index.ts';
export { SyncIndicator, type SyncIndicatorProps } from './sync-indicator/index.ts';
export { Tabs, type Tab, type TabsProps } from './tabs/index.ts';
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
export { Tooltip, type TooltipProps } from './tooltip/index.ts';
export { VirtualList, type VirtualListProps } from './virtual-list/index.ts';
export { PERSON_HUES, personHue } from './lib/person-hue.ts';
export type { RenderRoot, RootProps } from './lib/render-root.ts';
