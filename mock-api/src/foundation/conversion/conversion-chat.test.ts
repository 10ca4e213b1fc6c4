import { conversionChat } from '@lounge/protocol/foundation/conversion';
import { guestInitData } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { anAccount, proof, robin, setUpAccounts, from } from '../../testing/accounts.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';
import { runInWorld } from '../../world/world.ts';
import { offerConversionChat } from './conversion-chat.ts';
import { testClient } from '../../testing/test-client.ts';

const setUp = async () => {
  const test = setUpAccounts();
  const guestId = await anAccount(test);
  const client = testClient(test.world);
  const ends = async (id = guestId) => {
    const data = await client.answer(guestInitData, {}, { guestId: id });
    return [data.conversionChatEnd, data.conversionChatCandidateEnd, data.isConversionChatEnabled];
  };
  const verify = async () => test.accounts.verify((await test.mails()).at(-1)?.body ?? '', proof, test.world);
  return { ...test, ...client, guestId, ends, verify };
};

test('who signs up is a candidate for a day, and is offered the chat for a day by verifying the address', async () => {
  const { ends, verify, pass } = await setUp();
  expect(await ends()).toEqual([null, '2026-11-21T19:00:00.000Z', true]);
  pass(3_600_000);
  await verify();
  expect(await ends()).toEqual(['2026-11-21T20:00:00.000Z', null, true]);
});

test('who changes an address that was never verified is offered it by confirming the new one, once', async () => {
  const { accounts, world, tokens, ends, pass, run, guestId } = await setUp();
  const login = await accounts.logIn(robin, from, world);
  const session = login.ok ? hashOfToken(tokens.ofCookie(login.cookie)) : '';
  const changeTo = async (email: string) => {
    const source = { ...from, guestId, session };
    expect(await accounts.changeEmail({ email, current: robin.password }, source, world)).toBeNull();
    const mails = await run<{ body: string }>(`select body from mail where kind = 'confirm-email' order by id`);
    expect(await accounts.confirmEmail(mails.at(-1)?.body ?? '', proof, world)).toBeNull();
  };
  await changeTo('kim@example.com');
  expect(await ends()).toEqual(['2026-11-21T19:00:00.000Z', null, true]);
  pass(3_600_000);
  await changeTo('noor@example.com');
  expect(await ends()).toEqual(['2026-11-21T19:00:00.000Z', null, true]);
});

test('whose address is verified after the day is offered nothing', async () => {
  const { ends, pass, run, world, guestId } = await setUp();
  pass(86_400_000);
  await run('update account set "isVerified" = 1 where "guestId" = ?', guestId);
  await runInWorld(world, true, (change) => offerConversionChat(guestId, change));
  expect(await ends()).toEqual([null, null, true]);
});

test('an address is offered it once, whatever account has it', async () => {
  const { accounts, world, verify, ends, run, guestId } = await setUp();
  await verify();
  await run(`update account set email = 'other@example.com' where "guestId" = ?`, guestId);
  const again = await accounts.signUp(robin, from, world);
  if (!again.ok) throw new Error('The second sign-up failed.');
  await verify();
  expect(await ends(again.guestId)).toEqual([null, null, true]);
});

// @spec state:conversion-chat 2
test('a guest switches it off and on again; its end stays', async () => {
  const { answer, ends, verify, guestId } = await setUp();
  await verify();
  const set = (action: 'enable' | 'disable') => answer(conversionChat, { action }, { guestId });
  expect([await set('disable'), await ends()]).toEqual([
    { isEnabled: false },
    ['2026-11-21T19:00:00.000Z', null, false],
  ]);
  expect([await set('enable'), await ends()]).toEqual([{ isEnabled: true }, ['2026-11-21T19:00:00.000Z', null, true]]);
});

test('a visitor without an account has none to switch', async () => {
  const { outcome } = await setUp();
  expect(await outcome(conversionChat, { action: 'enable' })).toMatchObject({ code: 'needLogin' });
});
