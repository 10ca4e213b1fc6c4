import { command, push, s } from '@lounge/protocol';

/** The reply to `greet`. */
export const greeted = push('a/b/greeted', { payload: s.object({ name: s.string }), purpose: 'Greets.' });

/** A command with a reply, for tests of the transport. */
export const greet = command('a/b/greet', {
  input: s.object({ name: s.string }),
  reply: greeted,
  failures: ['locked'],
  purpose: 'Greets.',
});

/** A command without a reply. */
export const wave = command('a/b/wave', { input: s.empty, purpose: 'Waves.' });
