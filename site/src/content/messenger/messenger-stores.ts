import { defineModule } from '../../shared/define-module.ts';
import { sessionConfigOf } from '../../foundation/session/session-config-stores.ts';
import { telemetryOf } from '../../foundation/telemetry/telemetry-stores.ts';
import { MessengerStores } from './MessengerStores.ts';
import { nullSocket } from '../../shared/null-socket.ts';

/** The stores of the messenger, created when a guest opens it. */
export const { use: useMessenger } = defineModule({
  key: 'messenger',
  create: (stores) => {
    const { context, socket, guestId } = stores;
    if (guestId === null) throw new Error('Only guests have a messenger.');
    return new MessengerStores(context, socket ?? nullSocket, guestId, {
      sessionConfig: sessionConfigOf(stores),
      network: telemetryOf(stores).browserOnline,
    });
  },
  listen: (messenger) => messenger.listen(),
});
