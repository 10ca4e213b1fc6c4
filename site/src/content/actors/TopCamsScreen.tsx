import { Tabs } from '@lounge/kit/tabs';
import { pathTo } from '@lounge/locale';
import type { TopCamsType } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { messages } from './TopCams.messages.ts';
import { TopCamsList } from './TopCamsList.tsx';

/** The route of each list, in the order of its tabs. */
const routes = {
  bestChats: 'top-cams.best-chats',
  top100: 'top-cams.top-100',
  topFavourites: 'top-cams.top-favourites',
  topVideocall: 'top-cams.top-videocall',
} as const satisfies Record<TopCamsType, string>;

const types = [
  'bestChats',
  'top100',
  'topFavourites',
  'topVideocall',
] as const satisfies readonly (keyof typeof routes)[];

/**
 * A top list of performers, with the way to the other ones.
 * @spec screen:top-cams.best-chats, screen:top-cams.top-100, screen:top-cams.top-favourites, screen:top-cams.top-videocall
 */
export const TopCamsScreen = observer(({ type }: { type: TopCamsType }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const tabs = types.map((each) => ({
    href: pathTo(routes[each], language),
    label: intl.formatMessage(messages[each]),
    current: each === type,
  }));
  return (
    <ListPage title={intl.formatMessage(messages[type])} note={intl.formatMessage(messages[`${type}Text`])}>
      <Tabs label={intl.formatMessage(messages.lists)} tabs={tabs} />
      <TopCamsList type={type} />
    </ListPage>
  );
});
