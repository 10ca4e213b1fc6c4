import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { check } from '../icons/paths/check.ts';
import { crownSimpleFill } from '../icons/paths/crown-simple-fill.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Badge.messages.ts';
import { badgeStyles } from './Badge.styles.ts';
import { chooseBadges, type BadgeContent } from './choose-badges.ts';

/** Props of Badge. */
export interface BadgeProps extends RootProps<'span'> {
  /** The badge to show. */
  badge: BadgeContent;
}

const Root = styled.span.withConfig({ componentId: 'kit-badge' })`
  ${badgeStyles}
`;

function textOf(badge: BadgeContent, intl: IntlShape): string {
  if (badge.kind === 'discount') return intl.formatMessage(messages.discount, { percent: badge.percent });
  if (badge.kind === 'new' && badge.count !== undefined)
    return intl.formatMessage(messages.newCount, { count: badge.count });
  return intl.formatMessage(messages[badge.kind]);
}

function Inside({ badge, intl }: { badge: BadgeContent; intl: IntlShape }) {
  return (
    <>
      {badge.kind === 'vip' && <Icon path={crownSimpleFill} size={14} />}
      {badge.kind === 'bought' && <Icon path={check} size={14} />}
      {textOf(badge, intl)}
    </>
  );
}

/** A short mark on a picture: live, in a ticket show, VIP, discount, new or bought. */
export function Badge({ badge, ...rest }: BadgeProps) {
  const intl = useIntl();
  return (
    <Root {...rest} data-badge={badge.kind}>
      <Inside badge={badge} intl={intl} />
    </Root>
  );
}

/** The badges of a tile as plain elements, styled by `badgeStyles` in the tile's template. */
export function TileBadges({ badges, intl }: { badges: readonly BadgeContent[]; intl: IntlShape }) {
  if (badges.length === 0) return null;
  return (
    <div data-part="badges">
      {chooseBadges(badges).map((badge) => (
        <span key={badge.kind} data-badge={badge.kind}>
          <Inside badge={badge} intl={intl} />
        </span>
      ))}
    </div>
  );
}
