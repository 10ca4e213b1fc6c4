import { Tabs } from '@lounge/kit/tabs';
import { pathTo } from '@lounge/locale';
import type { ActorData, Performer } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { messages } from '../content/actors/Profile.messages.ts';
import { useApp } from '../shared/app-context.ts';

/** The pages of a profile that have a tab. */
type ProfileRoute =
  | 'performer.overview'
  | 'performer.about'
  | 'performer.videos'
  | 'performer.pictures'
  | 'performer.live-show'
  | 'performer.top-cams'
  | 'performer.feed';

/** Props of ProfileTabs. */
export interface ProfileTabsProps {
  performer: Performer;
  actor: Pick<ActorData, 'name' | 'slug'>;
  current: ProfileRoute;
}

/**
 * The tabs of a performer's pages. @spec entity:enum.mobileActorProfilePage
 * @assumed docs/decisions/0146: phones have the same tabs.
 */
export const ProfileTabs = observer(({ performer, actor, current }: ProfileTabsProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const pathOf = (page: ProfileRoute) => pathTo(page, language, { actorName: actor.slug });
  const page = (route: ProfileRoute) => ({
    href: pathOf(route),
    label: intl.formatMessage(messages[route]),
    current: route === current,
  });
  const tabs = [
    page('performer.overview'),
    page('performer.about'),
    { ...page('performer.videos'), count: performer.videos.value?.total },
    { ...page('performer.pictures'), count: performer.albums.value?.total },
    page('performer.feed'),
    page('performer.live-show'),
    page('performer.top-cams'),
  ];
  return <Tabs label={intl.formatMessage(messages.pagesOf, { name: actor.name })} tabs={tabs} />;
});
