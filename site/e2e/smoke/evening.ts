import { expect } from 'vitest';
import type { HostProcess } from '../HostProcess.ts';
import type { Visitor } from './visitor.ts';

/** A step of an evening; each continues where the previous one ended. */
export type Step = (visitor: Visitor, host: HostProcess) => Promise<void>;

const mirela = { actorId: 101, actorName: 'Mirela' };
const tile = '#tonight article:has(a[href="/en/amateur/mirela/"])';

/** The payment dialog's frame. */
const frame = 'dialog iframe';

const publish = async (host: HostProcess, type: string, payload: object): Promise<void> => {
  const body = JSON.stringify({ type, payload, to: 'everyone' });
  const response = await fetch(host.url('/dev/api/push'), { method: 'POST', body });
  expect(response.status, await response.text()).toBe(200);
};

/** What a guest does in an evening, by the names of the steps. Written once, for every browser. */
export const evening: Readonly<Record<string, Step>> = {
  'the age page comes first and leads to home': async (visitor) => {
    const onlyNecessary = { css: 'button', text: 'Only necessary' };
    await visitor.arrives('/en/');
    await visitor.sees({ css: 'button', text: 'Leave' });
    await visitor.seesNoMore({ css: 'a[href*="/amateur/"]' });
    await visitor.clicks({ css: 'button', text: 'I am 18 or older' });
    await visitor.sees({ css: 'h2', text: 'Live now' });
    await visitor.clicks(onlyNecessary);
    await visitor.seesNoMore(onlyNecessary);
    await visitor.isLive();
  },

  'home changes by a push, without a reload': async (visitor, host) => {
    await visitor.evaluates('(window.isSamePage = true)');
    await visitor.sees({ css: `${tile} [data-presence=online]` });
    await publish(host, 'actorOffline', mirela);
    await visitor.sees({ css: `${tile} [data-presence=offline]` });
    expect(await visitor.evaluates('window.isSamePage')).toBe(true);
  },

  'a visitor signs up in the dialog and is logged in': async (visitor) => {
    await visitor.clicks({ css: 'header a', text: 'Sign up' });
    await visitor.types({ css: '[name=name]', frame }, 'Robin');
    await visitor.types({ css: '[name=email]', frame }, 'robin@example.com');
    await visitor.types({ css: '[name=password]', frame }, 'a long walk home');
    await visitor.clicks({ css: '[name=terms]', frame });
    await visitor.clicks({ css: 'button[type=submit]', frame });
    await visitor.sees({ css: '[aria-label="Your account: Robin"]' });
    await visitor.isLive();
  },

  'after a top-up the guest buys an album': async (visitor) => {
    await visitor.opens('/en/amateur/mirela/pictures/1002/');
    await visitor.clicks({ css: '#unlock a', text: 'Add coins' });
    await visitor.clicks({ css: '[name=cents][value="1000"]', frame });
    await visitor.clicks({ css: 'button[type=submit]', text: 'Continue', frame });
    await visitor.clicks({ css: '[name=method][value=bank]', frame });
    await visitor.clicks({ css: 'button[type=submit]', text: 'Pay', frame });
    await visitor.clicks({ css: 'a', text: 'Back to the page', frame });
    await visitor.clicks({ css: '#unlock button', text: 'Unlock for 20 coins' });
    await visitor.sees({ css: 'h2', text: 'This is yours' });
    await visitor.sees({ css: 'header [data-part=amount]', text: '20' });
  },

  'a message to a performer is sent, and she answers': async (visitor) => {
    const own = '[data-part=row][data-from=guest]';
    await visitor.opens(`/en/messenger/?actor=${mirela.actorId}`);
    await visitor.types({ css: 'textarea' }, 'Good evening!');
    await visitor.clicks({ css: '[data-part=send]' });
    await visitor.sees({ css: `${own}:is([data-state=sent], [data-state=delivered], [data-state=read])` });
    await visitor.sees({ css: '[data-part=row][data-from=performer]' });
  },
};
