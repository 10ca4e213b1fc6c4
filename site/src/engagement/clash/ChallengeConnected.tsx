import { AvatarImage } from '@lounge/kit/avatar-image';
import { ButtonLink } from '@lounge/kit/button';
import type { ClashChallengeData } from '@lounge/stores/engagement/clash';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages } from './Clash.messages.ts';

const Section = styled.section.withConfig({ componentId: 'site-clash-challenge' })`
  display: grid;
  gap: 12px;
  max-width: 62ch;
  > h2,
  > p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  > p {
    color: var(--kit-text-muted);
  }
  > [data-part='host'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    color: inherit;
  }
`;

/** The words of a challenge, its host, and its recording. @spec entity:clashChallenge */
export const ChallengeConnected = observer(({ challenge }: { challenge: ClashChallengeData }) => {
  const intl = useIntl();
  const heading = useId();
  const { title, subTitle, description, moderator, media } = challenge;
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{subTitle}</p>
      <p>{description}</p>
      {moderator !== null && (
        <Link data-part="host" to={moderator.link}>
          <AvatarImage name={moderator.name} picture={pictureContent(moderator.avatar)} />
          <span>
            {intl.formatMessage(messages.host)}: {moderator.name}
          </span>
        </Link>
      )}
      {media !== null && (
        <p>
          <ButtonLink variant="outline" href={media.link}>
            {intl.formatMessage(messages.recording)}: {media.title}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
});
