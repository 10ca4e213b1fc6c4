import type { ReactNode } from 'react';
import { ChatButton } from './chat-button/index.ts';
import { PerformerTile } from './performer-tile/index.ts';
import { VideoTile } from './video-tile/index.ts';
import { examples } from './conformance-examples.ts';
import { Button } from './button/index.ts';
import { NotificationMenu } from './notification-list/index.ts';

const portrait = { src: '/pictures/p', tint: 1 };
const name = 'Anneliese-Charlotte';
const performers = (count: number): ReactNode =>
  Array.from({ length: count }, (_, at) => (
    <PerformerTile key={at} name={name} href="/n" picture={portrait} price={{ amount: 3600, per: 'minute' }} />
  ));
const videos = (count: number): ReactNode =>
  Array.from({ length: count }, (_, at) => (
    <VideoTile key={at} title="Rain on the roof" href="/v" picture={portrait} duration={20} price={{ amount: 900 }} />
  ));
const chatKinds = ['videoChat', 'voyeurChat', 'toyControl', 'ticketShow', 'textChat', 'message', 'voiceCall'];
const buttons = chatKinds.map((kind) => (
  <ChatButton key={kind} {...({ kind, price: { amount: 3600, per: 'minute' } } as Parameters<typeof ChatButton>[0])} />
));
const items = ['Hi', 'I am here until ten, and tomorrow again from eight on.', 'See you then'].map((text, at) => ({
  id: `m${at}`,
  from: at % 2 ? 'performer' : 'guest',
  at: '2026-11-20T20:00:00.000Z',
  text,
}));
const gifts = Array.from({ length: 6 }, (_, at) => ({ id: at, name: 'Bouquet of roses', price: 12_000 }));

/** Props with as much content as pages have, for the tests of layout; all others are those of the conformance tests. */
export const columnExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...examples,
  BenefitList: {
    benefits: [
      { itemId: 'a', kind: 'spins', amount: 3 },
      { itemId: 'b', kind: 'video', amount: 2, validTo: '2026-12-20T19:00:00.000Z' },
    ],
  },
  ChatButtonRow: { label: 'Talk', children: buttons },
  ChatEndSummary: {
    ...examples['ChatEndSummary'],
    again: { pricePerMinute: 3600, onStart: () => undefined },
  },
  ChatHistory: {
    liveHref: '/l',
    chats: [
      {
        id: 'a',
        kind: 'videoChat',
        name,
        href: '/n',
        picture: portrait,
        online: true,
        startedAt: '2026-11-20T20:00:00.000Z',
        seconds: 800,
        amount: 48_000,
        step: { kind: 'message', href: '/m' },
      },
    ],
  },
  ComparisonTable: {
    caption: 'VIP',
    columns: { label: 'What', without: 'Without', included: 'Included' },
    rows: [
      { label: 'Preview of every video', without: '5 seconds', included: '20 seconds' },
      { label: 'Messages', without: '2 a day', included: 'Unlimited' },
    ],
  },
  Conversation: { name, now: 0, items, typing: true },
  ConversationHeader: { ...examples['ConversationHeader'], name, age: 31 },
  Footer: {
    links: ['Terms', 'Privacy', 'Imprint', 'Protection of minors', 'Help', 'Report'].map((label) => ({
      href: `/${label}`,
      label,
    })),
  },
  GiftPicker: { gifts, selection: { 1: 2 }, sheet: false, onClose: () => undefined },
  Jumbotron: {
    ...examples['Jumbotron'],
    actions: [<Button key="a">Talk to her</Button>, <Button key="b">See more</Button>],
  },
  LedgerEntryList: {
    entries: [
      { id: 1, at: '2026-11-20T19:00:00.000Z', kind: 'album', amount: -900, balance: 12_300 },
      { id: 2, at: '2026-11-20T20:00:00.000Z', kind: 'album', amount: 12_000, balance: 13_200 },
    ],
  },
  MessageComposer: { ...examples['MessageComposer'], help: <p>Messages are private.</p> },
  MonthlyRewards: {
    title: 'November',
    points: 200,
    rewards: [100, 300, 600, 1000].map((requiredPoints) => ({ id: requiredPoints, name: 'Rose', requiredPoints })),
  },
  NavigationBar: {
    home: '/',
    links: ['Live', 'Videos', 'Albums', 'Shows', 'Messages'].map((label) => ({ href: `/${label}`, label })),
    balance: { amount: 52_000, href: '/b', addHref: '/a' },
    notifications: <NotificationMenu notifications={[]} count={2} />,
  },
  Notice: {
    title: 'Your coins are low.',
    text: 'The chat goes on for two more minutes.',
    step: { label: 'Top up coins', href: '/t' },
    onClose: () => undefined,
  },
  ProfileHeader: {
    ...examples['ProfileHeader'],
    name,
    facts: [
      { icon: 'M0 0', text: 'Rotterdam' },
      { icon: 'M0 0', text: 'German, English' },
    ],
    actions: <Button>Pin</Button>,
  },
  ScrollRow: { label: 'Row', item: 'video', children: videos(4) },
  SpinWheel: {
    segments: ['Rose', '20 coins', 'Album', 'Free minute'].map((label, at) => ({
      id: label,
      label,
      kind: 'gift',
      weight: at + 1,
    })),
    spins: 1,
  },
  Tabs: {
    label: 'Pages',
    tabs: ['All', 'Videos', 'Albums', 'Shows', 'About her'].map((label) => ({ href: `/${label}`, label })),
  },
  TileGrid: { children: performers(10) },
};
