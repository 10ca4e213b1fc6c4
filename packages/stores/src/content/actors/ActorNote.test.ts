import { getActorNote } from '@lounge/protocol/content/actors';
import { guestHasNote, guestIsLoggedIn, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { ActorNote, noteDelayMs, type NoteDraft } from './ActorNote.ts';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  let kept: NoteDraft | null = null;
  const draft = { read: () => kept, keep: (next: NoteDraft | null) => void (kept = next) };
  const open = async () => {
    const note = new ActorNote(101, stores.context, draft);
    await note.load();
    return note;
  };
  /** The words that the server has. */
  const stored = async () => {
    const result = await stores.context.client.call(getActorNote, { actorId: 101 });
    return result.ok ? result.value.comment : result.failure.code;
  };
  /** The pause after the last letter, and the call that it begins. */
  const pause = async (ms = noteDelayMs) => {
    stores.clock.advance(ms);
    await tick();
  };
  const elsewhere = (comment: string) =>
    guestHasNote.setUp({ guestId: 7, actorId: 101, comment, at: '2026-11-20T18:59:00.000Z' }, stores.world);
  return { ...stores, open, stored, pause, elsewhere, keptDraft: () => kept?.text ?? '' };
};

// @spec component:ActorNoteEditor 1-4
test('a note is empty at first, stored after a pause, and there on another page', async () => {
  const { open, stored, pause, keptDraft } = await setUp();
  const note = await open();
  expect([note.text, note.state, note.savedAt]).toEqual(['', 'saved', null]);
  note.write('Likes');
  await pause(noteDelayMs - 1);
  note.write('Likes Satie.');
  await pause(noteDelayMs - 1);
  expect([note.state, await stored(), keptDraft()]).toEqual(['waiting', null, 'Likes Satie.']);
  const saving = note.save();
  expect(note.state).toBe('saving');
  await saving;
  expect([note.state, await stored(), keptDraft()]).toEqual(['saved', 'Likes Satie.', '']);
  expect((await open()).text).toBe('Likes Satie.');
});

test('what is written while the note is on its way is stored after it', async () => {
  const { open, stored, pause } = await setUp();
  const note = await open();
  note.write('One');
  const saving = note.save();
  note.write('One, two');
  await saving;
  expect([note.state, await stored()]).toEqual(['waiting', 'One']);
  await pause();
  expect([note.state, await stored()]).toEqual(['saved', 'One, two']);
});

test('taking back stores what was there when the page was opened, also nothing', async () => {
  const { open, stored, pause } = await setUp();
  const note = await open();
  note.write('Oh no');
  await pause();
  expect(note.canUndo).toBe(true);
  note.undo();
  await tick();
  expect([note.text, note.state, note.canUndo, await stored()]).toEqual(['', 'saved', false, null]);
});

test('words that do not arrive stay in the field and on the device; the next page stores them', async () => {
  const { open, stored, pause, failRequests } = await setUp();
  const note = await open();
  failRequests(/storeNote/);
  note.write('Ask about the ferry.');
  await pause();
  expect([note.state, note.text]).toEqual(['failed', 'Ask about the ferry.']);
  failRequests(null);
  const next = await open();
  expect([next.text, next.state]).toEqual(['Ask about the ferry.', 'waiting']);
  await pause();
  expect([next.state, await stored()]).toEqual(['saved', 'Ask about the ferry.']);
});

test('a note that was emptied without a network is deleted by the next page', async () => {
  const { open, stored, pause, failRequests, keptDraft } = await setUp();
  const note = await open();
  note.write('Ask about the ferry.');
  await pause();
  failRequests(/storeNote/);
  note.write('');
  await pause();
  failRequests(null);
  const next = await open();
  expect([next.text, next.state, await stored()]).toEqual(['', 'waiting', 'Ask about the ferry.']);
  await pause();
  expect([next.state, await stored(), keptDraft()]).toEqual(['saved', null, '']);
});

test('words that were in conflict when their page was left are in conflict on the next one', async () => {
  const { open, stored, pause, elsewhere } = await setUp();
  const note = await open();
  await elsewhere('Plays at nine.');
  note.write('From the train');
  await pause();
  const next = await open();
  await pause();
  expect([next.state, next.text, await stored()]).toEqual(['changedElsewhere', 'From the train', 'Plays at nine.']);
});

test.each([
  ['theirs', 'Plays at nine.', 'Plays at nine.'],
  ['mine', 'From the train', 'From the train'],
] as const)(
  'a note that was changed elsewhere is not overwritten until the guest chooses: %s',
  async (choice, text, onServer) => {
    const { open, stored, pause, elsewhere } = await setUp();
    const note = await open();
    await elsewhere('Plays at nine.');
    note.write('From the train');
    await pause();
    expect([note.state, note.text, await stored()]).toEqual(['changedElsewhere', 'From the train', 'Plays at nine.']);
    await (choice === 'theirs' ? note.takeTheirs() : note.keepMine());
    expect([note.state, note.text, await stored()]).toEqual(['saved', text, onServer]);
  },
);

test('a choice between two notes that cannot be read says so, and is offered again', async () => {
  const { open, pause, elsewhere, failRequests } = await setUp();
  const note = await open();
  await elsewhere('Plays at nine.');
  note.write('From the train');
  await pause();
  failRequests(/getNote/);
  await note.takeTheirs();
  expect([note.state, note.isUnread, note.text]).toEqual(['changedElsewhere', true, 'From the train']);
  failRequests(null);
  await note.load();
  expect([note.state, note.isUnread]).toEqual(['changedElsewhere', false]);
  await note.takeTheirs();
  expect([note.state, note.text]).toEqual(['saved', 'Plays at nine.']);
});

test('a note that is read again is shown, unless the guest has written meanwhile', async () => {
  const { open, elsewhere, pause } = await setUp();
  const [idle, writing] = [await open(), await open()];
  writing.write('Mine');
  await elsewhere('Theirs');
  await Promise.all([idle.data.load(), writing.data.load()]);
  expect([idle.text, writing.text]).toEqual(['Theirs', 'Mine']);
  await pause();
  expect(writing.state).toBe('changedElsewhere');
});
