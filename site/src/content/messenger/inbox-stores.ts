import { UnreadMessages } from '@lounge/stores/content/messenger';
import { defineModule } from '../../shared/define-module.ts';

/** How many messages the guest has not read, which every page of a guest shows. */
export const { of: inboxOf, use: useInbox } = defineModule({
  key: 'inbox',
  create: ({ context }) => {
    const unread = new UnreadMessages(context);
    let isLoaded = false;
    /** Loads them, once per page. */
    const load = (): void => {
      if (isLoaded) return;
      isLoaded = true;
      void unread.load();
    };
    return { unread, load };
  },
  listen: ({ unread }, pushSource) => unread.listen(pushSource),
});
