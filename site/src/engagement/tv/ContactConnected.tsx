import { ButtonLink } from '@lounge/kit/button';
import { pathTo } from '@lounge/locale';
import type { ModelData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { messages } from './TvLive.messages.ts';

/** Whether a performer can be called now. */
export const useCanChat = ({ id, isOnline, price, isCountryBanned }: ModelData): boolean =>
  useApp().stores.presence.isOnline(id, isOnline) && price !== null && !isCountryBanned;

/** The ways to a performer on TV: a message, and her page with the chats while she is online. */
export const ContactConnected = observer(({ actor }: { actor: ModelData }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const canChat = useCanChat(actor);
  const { id, name, slug } = actor;
  const [message, chat] = [messages.message, messages.chat].map((text) => intl.formatMessage(text));
  return (
    <div data-part="contact">
      <ButtonLink variant="outline" href={messengerPath(language, id)} aria-label={`${message}: ${name}`}>
        {message}
      </ButtonLink>
      {canChat && (
        <ButtonLink
          variant="outline"
          href={pathTo('performer.overview', language, { actorName: slug })}
          aria-label={`${chat}: ${name}`}
        >
          {chat}
        </ButtonLink>
      )}
    </div>
  );
});
