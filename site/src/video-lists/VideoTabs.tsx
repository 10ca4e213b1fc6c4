import { Tabs } from '@lounge/kit/tabs';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../shared/app-context.ts';
import { videoKinds } from './video-kinds.ts';
import { messages } from './VideoLists.messages.ts';

/** The lists of videos as tabs. */
export const VideoTabs = observer(() => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { pathname } = useLocation();
  const pages = [
    { key: 'videos', text: messages.overview } as const,
    ...videoKinds.map(({ key, tab }) => ({ key, text: tab })),
    { key: 'videos.stars', text: messages.stars } as const,
  ];
  return (
    <Tabs
      label={intl.formatMessage(messages.lists)}
      tabs={pages.map(({ key, text }) => {
        const href = pathTo(key, language);
        return { href, label: intl.formatMessage(text), current: pathname === href };
      })}
    />
  );
});
