import { beat, ping, sessionRequest } from '@lounge/protocol/foundation/realtime';
import { devConsole } from './dev-console.ts';
import { becomeGuest, guestIdOf } from './guest.ts';
import { expect, open, test, prepareContext } from './host.ts';

// @spec screen:shell.app-frame 1
test('the frame of a page asks for its session, pings, comes back after a lost connection, and says by its title what is new', async ({
  page,
  context,
  host,
}) => {
  await prepareContext(context, host);
  await becomeGuest(context, host);
  await page.clock.install();
  const sent: string[][] = [];
  let [received, closed] = [0, 0];
  page.on('websocket', (socket) => {
    const types: string[] = [];
    sent.push(types);
    socket.on('framereceived', () => (received += 1));
    socket.on('close', () => (closed += 1));
    socket.on('framesent', ({ payload }) => types.push((JSON.parse(String(payload)) as { type: string }).type));
  });
  await open(page, host, '/en/help/');
  const { drop, push, state } = devConsole(page, host);
  expect(sent.map(([first]) => first)).toEqual([sessionRequest.type]);
  // Within the silence after which a connection counts as lost, the server says that it is there.
  for (let seconds = 10; seconds <= 50; seconds += 10) {
    expect(sent[0]).not.toContain(ping.type);
    await page.clock.fastForward(10_000);
    const count = received;
    await push(beat.type, {});
    await expect.poll(() => received).toBeGreaterThan(count);
  }
  await expect.poll(() => sent[0]).toContain(ping.type);

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await drop();
  await expect.poll(() => closed).toBe(1);
  await page.clock.runFor(900);
  expect(sent).toHaveLength(1);
  await page.clock.runFor(200);
  await expect.poll(() => sent.map(([first]) => first)).toEqual([sessionRequest.type, sessionRequest.type]);
  await page.clock.resume();

  const plain = await page.title();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const guestId = await guestIdOf(page);
  await state('the performer writes to the guest', { guestId, actorId: 101, text: 'Are you there?' });
  await expect.poll(() => page.title()).toContain('1 new message');
  const moving = await page.title();
  await page.clock.runFor(100);
  await expect.poll(() => page.title()).not.toBe(moving);
  expect(moving).not.toBe(plain);
});
