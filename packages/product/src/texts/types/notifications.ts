// Made from the JSON files by `pnpm texts`: change those instead.

/** The texts of the namespace `notifications`. */
export interface NotificationsTexts {
  readonly title: 'Notifications';
  readonly thisDevice: 'Notify me on this device';
  readonly thisDeviceHint: 'When others add or change something in your groups.';
  readonly about: 'Notify me about';
  readonly all: 'Everything';
  readonly mine: 'What involves me';
  readonly none: 'Nothing';
  readonly detail: 'Show descriptions and amounts';
  readonly detailHint: 'Off: notifications only say who did something.';
  readonly quiet: 'Quiet hours';
  readonly quietHint: 'No notifications during these hours.';
  readonly from: 'From';
  readonly to: 'Until';
  readonly blocked: 'Your browser blocks notifications from Quits. Allow them in its settings for this site, then try again.';
  readonly install: 'On iPhone and iPad, add Quits to your home screen first, then open it from there.';
  readonly unsupported: 'This browser can’t show notifications.';
  readonly notOffered: 'This server doesn’t send notifications.';
  readonly created: '{{name}} added an expense';
  readonly edited: '{{name}} edited an expense';
  readonly deleted: '{{name}} deleted an expense';
  readonly restored: '{{name}} restored an expense';
  readonly paid: '{{name}} recorded a payment';
  readonly several: 'Several changes';
  readonly groupChanged: '{{name}} changed something in the group';
  readonly digest: 'News from your groups';
  readonly digestReason: 'You get this email because you chose a summary in your account settings.';
  readonly unsubscribe: 'Unsubscribe';
  readonly unsubscribed: 'You won’t get these emails anymore.';
  readonly email: 'Email summary';
  readonly emailHint: 'What others changed in your groups, with amounts.';
  readonly never: 'Never';
  readonly daily: 'Daily';
  readonly weekly: 'Weekly';
  readonly nudge: 'A kind reminder from {{name}}: {{amount}} to settle in “{{group}}”.';
  readonly nudgeShort: 'A kind reminder from {{name}}';
  readonly nudgeReason: 'You get this email because people in your groups can remind you of what you owe.';
  readonly nudges: 'Reminders to pay';
  readonly nudgesHint: 'People you owe can remind you once a week.';
  readonly monthly: 'Monthly reminder to settle up';
  readonly monthlyHint: 'On the first of the month, if you aren’t settled up in this group.';
  readonly monthlyTitle: 'Time to settle up';
  readonly monthlyOwe: 'You owe {{amount}} in “{{group}}”.';
  readonly monthlyGet: 'You’re owed {{amount}} in “{{group}}”.';
  readonly monthlyReason: 'You get this email because you chose a monthly reminder in a group’s settings.';
  readonly offer: 'Get notified when others add expenses?';
  readonly turnOn: 'Turn on';
  readonly turnOnAgain: 'You can turn them on again in your account settings.';
  readonly turnedOn: 'Notifications are on for this device';
}
