export { AmountField, type AmountFieldProps, type CurrencyOption } from './amount-field/index.ts';
export {
  AppShell,
  type AppShellLabels,
  type AppShellProps,
  RailList,
  type RailListItem,
  type RailListProps,
  type ShellAction,
  type ShellItem,
  avoidStatusBar,
} from './app-shell/index.ts';
export {
  Avatar,
  AvatarStack,
  type AvatarProps,
  type AvatarStackProps,
  type StackPerson,
} from './avatar/index.ts';
export { Badge, type BadgeProps } from './badge/index.ts';
export {
  BalanceBar,
  BalanceBars,
  type BalanceBarProps,
  type BalanceBarsItem,
  type BalanceBarsProps,
} from './balance-bars/index.ts';
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
  RankedBars,
  type ChartBar,
  type ChartLine,
  type BarChartProps,
  type ChartItem,
  type ChartLabels,
  type ChartProps,
  type DonutChartProps,
  type LineChartProps,
  type ChartPoint,
  type ChartSlice,
  type RankedBar,
  type RankedBarsProps,
  StackedBars,
  type StackedBar,
  type StackedBarsProps,
  type StackPart,
} from './charts/index.ts';
export { Checkbox, type CheckboxProps } from './checkbox/index.ts';
export {
  Chip,
  ChipRow,
  RemovableChip,
  type ChipProps,
  type ChipRowProps,
  type RemovableChipProps,
} from './chip/index.ts';
export { OtpInput, type OtpInputProps } from './otp-input/index.ts';
export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox/index.ts';
export {
  CommandPalette,
  type CommandPaletteItem,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './command-palette/index.ts';
export {
  ConnectionIndicator,
  type ConnectionIndicatorProps,
} from './connection-indicator/index.ts';
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSort,
} from './data-table/index.ts';
export { DateField, type DateFieldLabels, type DateFieldProps } from './date-field/index.ts';
export { Dialog, type DialogLabels, type DialogProps } from './dialog/index.ts';
export { Disclosure, type DisclosureProps } from './disclosure/index.ts';
export { EmptyState, type EmptyStateProps } from './empty-state/index.ts';
export { ErrorState, type ErrorStateProps } from './error-state/index.ts';
export {
  Field,
  useFieldIds,
  type FieldIds,
  type FieldProps,
  type FieldLabels,
} from './field/index.ts';
export {
  FormSheet,
  SheetFrame,
  type FormSheetProps,
  type SheetFrameLabels,
  type SheetFrameProps,
} from './form-sheet/index.ts';
export { FileDropzone, type FileDropzoneProps } from './file-dropzone/index.ts';
export { IconButton, type IconButtonProps } from './icon-button/index.ts';
export { IconPicker, type IconPickerOption, type IconPickerProps } from './icon-picker/index.ts';
export { IconTile, type IconTileProps, type TileGlyph } from './icon-tile/index.ts';
export { Icon, type IconComponent, type IconProps } from './icon/index.ts';
export { focusFirstInvalidField, restoreFocusOnRemove } from './focus/index.ts';
export { Kbd, type KbdProps } from './kbd/index.ts';
export { Link, type LinkProps } from './link/index.ts';
export { ListDetail, type ListDetailLabels, type ListDetailProps } from './list-detail/index.ts';
export {
  DateBadge,
  List,
  ListHeader,
  ListRow,
  type DateBadgeProps,
  type ListHeaderProps,
  type ListProps,
  type ListRowProps,
} from './list/index.ts';
export { Logo, type LogoPose, type LogoProps } from './logo/index.ts';
export { Menu, type MenuItem, type MenuProps, type MenuSection } from './menu/index.ts';
export { Money, type MoneyPart, type MoneyProps } from './money/index.ts';
export { NoticeSlot, type NoticeSlotItem, type NoticeSlotProps } from './notice-slot/index.ts';
export { PageHeader, type PageHeaderProps } from './page-header/index.ts';
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
  type PersonOption,
} from './people-picker/index.ts';
export { Popover, type PopoverProps } from './popover/index.ts';
export { Progress, type ProgressProps } from './progress/index.ts';
export { QrCode, type QrCodeProps } from './qr-code/index.ts';
export {
  NumberKeypad,
  type NumberKeypadLabels,
  type NumberKeypadProps,
} from './number-keypad/index.ts';
export {
  NumberStepper,
  type NumberStepperLabels,
  type NumberStepperProps,
} from './number-stepper/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/index.ts';
export { SearchField, type SearchFieldProps } from './search-field/index.ts';
export { SectionNav, type SectionNavItem, type SectionNavProps } from './section-nav/index.ts';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './segmented-control/index.ts';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './select/index.ts';
export {
  SettingsList,
  SettingsRow,
  type SettingsListProps,
  type SettingsRowProps,
} from './settings-row/index.ts';
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
  type SplitToolsLabels,
} from './split-editor/index.ts';
export { Steps, type StepsItem, type StepsProps } from './steps/index.ts';
export { Stat, StatRow, type StatProps, type StatRowProps } from './stat/index.ts';
export { Switch, type SwitchProps } from './switch/index.ts';
export { SyncIndicator, type SyncIndicatorProps } from './sync-indicator/index.ts';
export { Tabs, type TabsItem, type TabsProps } from './tabs/index.ts';
export { TextArea, type TextAreaProps } from './text-area/index.ts';
export { TextField, type TextFieldProps } from './text-field/index.ts';
export {
  Timeline,
  TimelineItem,
  type TimelineItemProps,
  type TimelineProps,
} from './timeline/index.ts';
export {
  createToastManager,
  Toaster,
  type ToastContent,
  type ToastEntry,
  type ToastManager,
  type ToasterLabels,
  type ToasterProps,
} from './toast/index.ts';
export { Tooltip, type TooltipProps } from './tooltip/index.ts';
export { type ListSections, VirtualList, type VirtualListProps } from './virtual-list/index.ts';
export { PERSON_HUES, personHue } from './lib/person-hue.ts';
export type { RenderProp, RootProps } from './lib/render-prop.ts';
