import { defineModule } from '../../shared/define-module.ts';
import { MessengerStores } from './MessengerStores.ts';
import { nullSocket } from '../../shared/null-socket.ts';

/** The stores of the messenger, created when a guest opens it. */
export const { use: useMessenger } = defineModule({
  key: 'messenger',
  create: ({ context, socket, guestId }) => {
    if (guestId === null) throw new Error('Only guests have a messenger.');
    return new MessengerStores(context, socket ?? nullSocket, guestId);
  },
  listen: (messenger) => messenger.listen(),
});
