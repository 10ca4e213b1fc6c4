import { AgeCheck } from '@lounge/stores/foundation/age-check';
import { GuestUpdates } from '@lounge/stores/foundation/guest';
import type { PushSource } from '@lounge/stores';
import { StatusItems } from '@lounge/stores/foundation/page';
import { Logout } from '@lounge/stores/foundation/session';
import type { ModuleStores, Stores } from '../../app/compose.ts';
import { todayStores } from '../page/today-stores.ts';

/** The stores that only guests need: what pushes tell of them, and the way out. */
export interface GuestStores extends ModuleStores {
  readonly logout: Logout;
  /** What the status bar has to say. */
  readonly status: StatusItems;
}

/** The guest's module of these stores. */
export const guestStores = ({ module, renderedAt: drawnAt, guest, reloads, socket }: Stores): GuestStores =>
  module('guest', (context) => {
    const [updates, ageCheck] = [new GuestUpdates(guest), new AgeCheck(guest)];
    const logout = new Logout(context, () => reloads.request());
    const status = new StatusItems(
      { scope: context.scope, today: todayStores({ module, renderedAt: drawnAt }) },
      guest,
      socket,
    );
    const listen = (pushSource: PushSource): void => {
      updates.listen(pushSource);
      ageCheck.listen(pushSource);
      status.listen();
    };
    return { logout, status, listen, snapshot: () => ({}), restore: () => undefined };
  });
