import type { ReactNode } from 'react';
import { Button } from './button/index.ts';
import { ChatButton } from './chat-button/index.ts';
import { examples } from './examples.ts';
import { IconButton } from './icon-button/index.ts';
import { bell } from './icons/paths/bell.ts';
import { pushPin } from './icons/paths/push-pin.ts';
import { NotificationMenu } from './notification-list/index.ts';
import { PerformerTile } from './performer-tile/index.ts';
import { VideoTile } from './video-tile/index.ts';

const portrait = { src: '/pictures/p', tint: 1 };
const performers = (count: number): ReactNode =>
  Array.from({ length: count }, (_, at) => (
    <PerformerTile
      key={at}
      name="Anneliese-Charlotte"
      href="/n"
      picture={portrait}
      price={{ amount: 3600, per: 'minute' }}
    />
  ));
const videos = (count: number): ReactNode =>
  Array.from({ length: count }, (_, at) => (
    <VideoTile key={at} title="Rain on the roof" href="/v" picture={portrait} duration={20} price={{ amount: 900 }} />
  ));
const chatKinds = ['videoChat', 'voyeurChat', 'toyControl', 'ticketShow', 'textChat', 'message', 'voiceCall'] as const;
const buttons = chatKinds.map((kind) => <ChatButton key={kind} kind={kind} price={{ amount: 3600, per: 'minute' }} />);

/** The elements with which pages fill components. Examples have none: those are also read with another React. */
const elements: typeof examples = {
  ChatButtonRow: { children: buttons },
  Jumbotron: { actions: [<Button key="a">Talk to her</Button>, <Button key="b">See more</Button>] },
  LateNightTile: { action: <Button>Remind me of the show</Button> },
  MessageComposer: { help: <p>Messages are private.</p> },
  NavigationBar: { notifications: <NotificationMenu notifications={[]} count={2} /> },
  ProfileHeader: { actions: <Button>Pin</Button> },
  ScrollRow: { item: 'video', children: videos(4) },
  TileGrid: { children: performers(10) },
  TvProgramTile: { premium: true, now: 0, reminder: <IconButton icon={bell} label="Remind me" /> },
  TvVideoTile: { pin: <IconButton icon={pushPin} label="Watch later" />, premium: true, watched: true },
};

/** The examples with as much content as pages have, for the tests of layout. */
export const columnExamples: typeof examples = Object.fromEntries(
  Object.entries(examples).map(([name, example]) => [name, { ...example, ...elements[name] }]),
);
