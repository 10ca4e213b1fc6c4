import { expect } from 'vitest';
import type { HostProcess } from '../HostProcess.ts';
import type { Visitor } from './visitor.ts';

/** A step of the scenario; each continues where the previous one ended. */
export type Step = (visitor: Visitor, host: HostProcess) => Promise<void>;

const mirela = { actorId: 101, actorName: 'Mirela' };
const tile = '#tonight article:has(a[href="/en/amateur/mirela/"])';

/** The payment dialog's frame. */
const frame = 'dialog iframe';

const act = async (host: HostProcess, action: string, input: object): Promise<void> => {
  const response = await fetch(host.url(`/dev/api/${action}`), { method: 'POST', body: JSON.stringify(input) });
  expect(response.status, await response.text()).toBe(200);
};

const publish = (host: HostProcess, type: string, payload: object): Promise<void> =>
  act(host, 'push', { type, payload, to: 'everyone' });

/** The steps of a guest, by name. Written once, for every browser. */
export const scenario: Readonly<Record<string, Step>> = {
  'the age page comes first and leads to home': async (visitor) => {
    const onlyNecessary = { css: 'button', text: 'Only necessary' };
    await visitor.goto('/en/');
    await visitor.waitForVisible({ css: 'button', text: 'Leave' });
    await visitor.waitForHidden({ css: 'a[href*="/amateur/"]' });
    await visitor.openLive(async () => {
      await visitor.click({ css: 'button', text: 'I am 18 or older' });
      await visitor.waitForVisible({ css: 'h2', text: 'Live now' });
      await visitor.click(onlyNecessary);
      await visitor.waitForHidden(onlyNecessary);
    });
  },

  'home changes by a push, without a reload': async (visitor, host) => {
    await visitor.evaluate('(window.isSamePage = true)');
    await visitor.waitForVisible({ css: `${tile} [data-presence=online]` });
    await publish(host, 'actorOffline', mirela);
    await visitor.waitForVisible({ css: `${tile} [data-presence=offline]` });
    expect(await visitor.evaluate('window.isSamePage')).toBe(true);
  },

  'a visitor signs up in the dialog and is logged in': async (visitor) => {
    await visitor.click({ css: 'header a', text: 'Sign up' });
    await visitor.fill({ css: '[name=name]', frame }, 'Robin');
    await visitor.fill({ css: '[name=email]', frame }, 'robin@example.com');
    await visitor.fill({ css: '[name=password]', frame }, 'a long walk home');
    await visitor.click({ css: '[name=terms]', frame });
    await visitor.openLive(async () => {
      await visitor.click({ css: 'button[type=submit]', frame });
      await visitor.waitForVisible({ css: '[aria-label="Your account: Robin"]' });
    });
  },

  'new terms stay open for any number of Escapes, until they are accepted': async (visitor, host) => {
    const params = { type: 'TOS', version: '2.0', changes: 'More rights.' };
    await act(host, 'state', { state: 'a new legal text holds', params });
    await visitor.open('/en/amateur/mirela/');
    const accept = { css: 'dialog button', text: 'Accept' };
    await visitor.waitForVisible(accept);
    for (let press = 0; press < 5; press += 1) await visitor.escape();
    expect(await visitor.evaluate("document.querySelectorAll('dialog:modal').length")).toBe(1);
    await visitor.click(accept);
    await visitor.waitForHidden(accept);
  },

  'after a top-up the guest buys an album': async (visitor) => {
    await visitor.open('/en/amateur/mirela/pictures/1002/');
    await visitor.click({ css: '#unlock a', text: 'Add coins' });
    await visitor.click({ css: '[name=cents][value="1000"]', frame });
    await visitor.click({ css: 'button[type=submit]', text: 'Continue', frame });
    await visitor.click({ css: '[name=method][value=bank]', frame });
    await visitor.click({ css: 'button[type=submit]', text: 'Pay', frame });
    await visitor.click({ css: 'a', text: 'Done', frame });
    await visitor.click({ css: '#unlock button', text: 'Unlock for 20 coins' });
    await visitor.waitForVisible({ css: 'h2', text: 'This is yours' });
    await visitor.waitForVisible({ css: 'header [data-part=amount]', text: '20' });
  },

  'a message to a performer is sent, and she answers': async (visitor) => {
    const own = '[data-part=row][data-from=guest]';
    await visitor.open(`/en/messenger/?actor=${mirela.actorId}`);
    await visitor.fill({ css: 'textarea' }, 'Good evening!');
    await visitor.click({ css: '[data-part=send]' });
    await visitor.waitForVisible({ css: `${own}:is([data-state=sent], [data-state=delivered], [data-state=read])` });
    await visitor.waitForVisible({ css: '[data-part=row][data-from=performer]' });
  },
};
