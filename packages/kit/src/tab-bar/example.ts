import {
  chatCircle,
  chatCircleFill,
  filmStrip,
  filmStripFill,
  house,
  houseFill,
  user,
  userFill,
  videoCamera,
  videoCameraFill,
} from '../icons/index.ts';
import type { TabBarProps } from './TabBar.tsx';

export const tabBarExample = {
  items: [
    { href: '#home', label: 'Home', icon: house, currentIcon: houseFill, current: true },
    { href: '#live', label: 'Live', icon: videoCamera, currentIcon: videoCameraFill },
    { href: '#videos', label: 'Videos', icon: filmStrip, currentIcon: filmStripFill },
    { href: '#messages', label: 'Messages', icon: chatCircle, currentIcon: chatCircleFill, count: 5 },
    { href: '#me', label: 'Me', icon: user, currentIcon: userFill },
  ],
} satisfies TabBarProps;
