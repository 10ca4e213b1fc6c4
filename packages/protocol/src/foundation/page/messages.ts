import { command, push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/** What was closed: the kind of item, and what it was about where it may come again, such as `welcomeBack@2026-11-20`. */
const closedItem = s.boundedString(60);

/**
 * Closes an item of the status bar for good, on every device.
 * @spec socket:status-bar.remove
 * @assumed The payload; the documents keep closed items in a cookie, the reference server keeps them with the account.
 */
export const statusBarRemove = command('foundation/page/statusBarRemove', {
  payload: s.object({ item: closedItem }),
  purpose: 'Closes an item of the status bar.',
});

/**
 * An item of the status bar was closed, on this page or another.
 * @assumed The documents name no answer; the guest's other tabs close it too.
 */
export const statusBarRemoved = push('foundation/page/statusBarRemoved', {
  payload: s.object({ item: s.string }),
  purpose: 'Reports that an item of the status bar was closed.',
});
