import { ButtonLink } from '@lounge/kit/button';
import { Picture } from '@lounge/kit/picture';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { PageNewsletterConnected } from '../../foundation/guest/PageNewsletterConnected.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { useApp } from '../../shared/app-context.ts';
import { vrMessages as messages } from './Campaigns.messages.ts';
import { gameStyles } from './Games.styles.ts';
import { eventsByKindOf } from './games-stores.ts';

const Page = styled.div.withConfig({ componentId: 'site-vr' })`
  ${gameStyles}
  > [data-part='columns'] ul {
    display: grid;
    gap: 12px;
    margin: 16px 0 0;
    padding: 0 0 0 20px;
    max-width: 62ch;
  }
`;

/** The offer of videos for headsets, with its newsletter. Its event, where one is planned, gives it a picture and words. @spec screen:event.vr-porn */
export const VrScreen = observer(() => {
  const intl = useIntl();
  const { stores, config } = useApp();
  const what = useId();
  const event = eventsByKindOf(stores).open('vr').value;
  return (
    <Page>
      <header>
        {event !== null && (
          <Picture
            {...pictureContent(event.picture)}
            widths={[640, 1280, 1920]}
            sizes="(min-width: 1432px) 1432px, 100vw"
            width={2000}
            height={560}
            priority
          />
        )}
        <div data-part="words">
          <h1>{intl.formatMessage(messages.title)}</h1>
          <p>{event?.text ?? intl.formatMessage(messages.description)}</p>
        </div>
      </header>
      <div data-part="columns">
        <section aria-labelledby={what}>
          <h2 id={what}>{intl.formatMessage(messages.whatTitle)}</h2>
          <ul>
            {[messages.headset, messages.room, messages.account].map((each) => (
              <li key={each.id}>{intl.formatMessage(each)}</li>
            ))}
          </ul>
        </section>
        <div data-part="side">
          <PageNewsletterConnected name="vr" title={intl.formatMessage(messages.newsletter)} />
        </div>
      </div>
      <p>
        <ButtonLink variant="outline" href={pathTo('videos', config.language)}>
          {intl.formatMessage(messages.videos)}
        </ButtonLink>
      </p>
    </Page>
  );
});
