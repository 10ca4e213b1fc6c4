import { command, push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';

/** A closed item: its type, and for items that can show again its occasion, such as `welcomeBack@2026-11-20`. */
const closedItem = s.boundedString(60);

/**
 * An item of the status bar was closed, on this or another page.
 * @assumed The documents name no reply; the guest's other tabs close the item too.
 */
export const statusBarRemoved = push('foundation/page/statusBarRemoved', {
  payload: s.object({ item: s.string }),
  purpose: 'Reports that an item of the status bar was closed.',
});

/**
 * Closes an item of the status bar permanently, on every device.
 * @spec socket:status-bar.remove
 * @assumed The payload; the documents store closed items in a cookie, the reference server stores them with the account.
 */
export const statusBarRemove = command('foundation/page/statusBarRemove', {
  input: s.object({ item: closedItem }),
  reply: statusBarRemoved,
  forbiddenBy: [],
  purpose: 'Closes an item of the status bar.',
});
