import { chatCamera } from '@lounge/protocol/content/live-chat';
import { testStores } from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { GuestCamera } from './GuestCamera.ts';

const aStream = () => {
  const track = { stop: vi.fn(), onended: null as (() => unknown) | null };
  return { track, getTracks: () => [track] };
};
type Stream = ReturnType<typeof aStream>;

const setUp = () => {
  const stores = testStores({ guestId: 7 });
  const opening: { answer: (stream: Stream) => void; deny: (name: string) => void }[] = [];
  const camera = new GuestCamera<Stream>(
    stores.context,
    () =>
      new Promise((resolve, reject) =>
        opening.push({ answer: resolve, deny: (name) => reject(Object.assign(new Error(name), { name })) }),
      ),
  );
  const reported = () =>
    stores.socket.sent.flatMap((message) =>
      message.type === chatCamera.type ? [(message.payload as { isOn?: boolean }).isOn] : [],
    );
  return { ...stores, camera, opening, reported };
};

test('the camera is off until the guest turns it on, and off again with the chat', async () => {
  const { camera, opening, reported } = setUp();
  await camera.toggle();
  expect([camera.state, opening.length]).toEqual(['off', 0]);
  camera.enter('c-1', false);
  expect([camera.state, reported()]).toEqual(['off', []]);
  const turning = camera.toggle();
  expect(camera.state).toBe('asking');
  await camera.toggle();
  const stream = aStream();
  opening[0]?.answer(stream);
  await turning;
  expect([camera.state, camera.stream, reported(), opening.length]).toEqual(['on', stream, [true], 1]);
  await camera.toggle();
  expect([camera.state, camera.stream, reported()]).toEqual(['off', null, [true, false]]);
  expect(stream.track.stop).toHaveBeenCalledOnce();
});

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'missing'],
])('a browser that answers %s leaves the camera %s, and it can be asked again', async (name, state) => {
  const { camera, opening, reported } = setUp();
  camera.enter('c-1', false);
  const turning = camera.toggle();
  opening[0]?.deny(name);
  await turning;
  expect([camera.state, camera.stream, reported()]).toEqual([state, null, []]);
  const again = camera.toggle();
  opening[1]?.answer(aStream());
  await again;
  expect(camera.state).toBe('on');
});

test('a permission that comes after the end of the chat opens nothing', async () => {
  const { camera, opening, reported } = setUp();
  camera.enter('c-1', false);
  const turning = camera.toggle();
  camera.leave();
  const stream = aStream();
  opening[0]?.answer(stream);
  await turning;
  expect([camera.state, camera.stream, reported()]).toEqual(['off', null, []]);
  expect(stream.track.stop).toHaveBeenCalledOnce();
});

test('a camera that is unplugged is missing, one of an ended page is stopped, and a reload turns it off for the performer', async () => {
  const { camera, opening, reported, scope } = setUp();
  camera.enter('c-1', true);
  expect(reported()).toEqual([false]);
  const turning = camera.toggle();
  const first = aStream();
  opening[0]?.answer(first);
  await turning;
  first.track.onended?.();
  expect([camera.state, reported()]).toEqual(['missing', [false, true, false]]);
  const again = camera.toggle();
  const second = aStream();
  opening[1]?.answer(second);
  await again;
  scope.end();
  expect(second.track.stop).toHaveBeenCalledOnce();
  expect(camera.stream).toBeNull();
});
