import { publishFunctions } from './publish.ts';

export { finishAccountDeletions } from './account-deletion/finish-account-deletions.ts';
export { createDeviceCode } from './device-codes/create-device-code.ts';
export { joinDevice } from './device-codes/join-device.ts';
export { renewSession } from './device-codes/renew-session.ts';
export { removeDevices } from './device-codes/remove-devices.ts';
export { sendDigests } from './digest/send-digests.ts';
export { unsubscribe } from './mail/unsubscribe.ts';
export { finishDeletions } from './housekeeping/finish-deletions.ts';
export { recount } from './housekeeping/recount.ts';
export { tidy } from './housekeeping/tidy.ts';
export { notifyMembers } from './push/notify-members.ts';
export { rates } from './rates/rates.ts';
export { readReceiptPhoto } from './receipt-model/read-receipt-photo.ts';
export { recurring } from './recurring/recurring.ts';
export { deliverReminder } from './reminders/deliver-reminder.ts';
export { lateReminders } from './reminders/late-reminders.ts';
export { monthlyReminders } from './reminders/monthly-reminders.ts';
export { remind } from './reminders/remind.ts';

publishFunctions();
