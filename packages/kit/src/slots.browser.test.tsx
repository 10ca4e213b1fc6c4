import { type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import * as kit from './index.ts';

type AnyComponent = ComponentType<Record<string, unknown>>;
type SlotProps = (slot: ReactNode) => Readonly<Record<string, unknown>>;

const spinSegment = { id: 'a', label: 'Rose', kind: 'gift', weight: 1 };

/** Props that pass a partner's element in every slot of a component. */
const slots: Readonly<Record<string, SlotProps>> = {
  AdventCalendar: (art) => ({ doors: [{ day: 1, state: 'used', reward: { label: 'Rose', art } }] }),
  AgeGate: (children) => ({ children }),
  BlogArticle: (slot) => ({ aside: slot, actions: slot, after: slot }),
  BlogTiles: (children) => ({ children }),
  Button: (children) => ({ children }),
  ButtonLink: (children) => ({ children }),
  ChannelList: (empty) => ({ channels: [], empty }),
  ChatButtonRow: (children) => ({ children }),
  ChatMessageLog: (art) => ({ items: [{ id: 'a', kind: 'gift', from: 'actor', at: 0, gift: 'Rose', count: 1, art }] }),
  ChatTray: (slot) => ({ reactions: slot, gifts: [{ id: 1, name: 'Rose', price: 800, art: slot }] }),
  Chip: (children) => ({ children }),
  ChoosingGame: (front) => ({ front }),
  Conversation: (empty) => ({ items: [], empty }),
  ConversationHeader: (children) => ({ children }),
  DailyBonusBoard: (slot) => ({ previous: slot, current: slot, next: slot }),
  DailyBonusTile: (action) => ({ action }),
  FeedClip: (player) => ({ isPlaying: true, player }),
  FeedPost: (slot) => ({ media: slot, comments: slot }),
  Footer: (children) => ({ children }),
  GiftCalendar: (art) => ({ days: [{ date: '2026-12-06', state: 'claimed', reward: { label: 'Rose', art } }] }),
  GiftPicker: (art) => ({ gifts: [{ id: 1, name: 'Rose', price: 800, art }] }),
  Jumbotron: (actions) => ({ actions }),
  LateNightTile: (action) => ({ action }),
  LiveStreamPlayer: (overlay) => ({ overlay }),
  MessageComposer: (slot) => ({ help: slot, state: 'blocked', gifts: [{ id: 1, name: 'Rose', count: 1, art: slot }] }),
  MonthlyRewards: (art) => ({ rewards: [{ id: 1, name: 'Rose', requiredPoints: 100, art }] }),
  NavigationBar: (slot) => ({ language: slot, theme: slot, notifications: slot, end: slot, endWide: slot }),
  OptionCard: (slot) => ({ children: slot, end: slot }),
  PerformerTile: (preview) => ({ preview }),
  ProfileHeader: (actions) => ({ actions }),
  RewardGame: (slot) => ({ children: slot, reward: slot }),
  RewardHistory: (art) => ({
    rewards: [{ id: 1, at: '2026-12-06T18:00:00.000Z', reward: { type: 'spins', count: 2 }, art }],
  }),
  RewardReveal: (art) => ({ art }),
  RewardTrack: (art) => ({ rewards: [{ id: 1, name: 'Rose', requiredPoints: 100, art }] }),
  ScrollRow: (children) => ({ children }),
  SectionHeading: (slot) => ({ title: slot, note: slot }),
  ShootingGame: (target) => ({ target }),
  SidePanel: (slot) => ({ mark: slot, text: slot, children: slot }),
  SlotMachine: (art) => ({ symbols: [{ id: 'a', label: 'Rose', art }] }),
  SpinHistory: (art) => ({ prizes: [{ id: 1, label: 'Rose', when: 'Today', art }] }),
  SpinWheel: (art) => ({ segments: [{ ...spinSegment, art }], last: 'a' }),
  TileGrid: (children) => ({ children }),
  TvProgramTile: (reminder) => ({ reminder, now: 0 }),
  TvVideoTile: (pin) => ({ pin }),
  VideoChat: (slot) => ({
    picture: slot,
    meter: slot,
    controls: slot,
    log: slot,
    logNote: slot,
    tray: slot,
    write: slot,
    notice: slot,
    own: slot,
    reactions: slot,
  }),
  VideoPlayer: (overlay) => ({ overlay }),
  VideoTile: (preview) => ({ preview }),
};

const tags = [
  'a',
  'b',
  'button',
  'dd',
  'div',
  'h1',
  'h2',
  'h3',
  'i',
  'img',
  'input',
  'label',
  'li',
  'nav',
  'p',
  's',
  'small',
  'span',
  'svg',
  'td',
  'ul',
  'video',
];

const styleRules = (list: CSSRuleList): readonly CSSStyleRule[] =>
  [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSMediaRule ? styleRules(rule.cssRules) : [];
  });

/** The selectors of all styled components on the page, as if every state such as `:hover` applied. */
const kitSelectors = (): readonly string[] =>
  [...document.styleSheets]
    .flatMap((sheet) => styleRules(sheet.cssRules))
    .map(({ selectorText }) =>
      selectorText
        .replaceAll(/::[\w-]+/g, '')
        .replaceAll(/:(?:hover|active|focus-visible|focus|checked|disabled)(?![\w-])/g, ':where(*)'),
    );

const elementsInside = (): readonly Element[] => {
  const parts = new Set(kitSelectors().flatMap((selector) => selector.match(/(?<=data-part=")[\w-]+/g) ?? []));
  const marked = [...parts].map((part) => {
    const element = document.createElement('u');
    element.dataset['part'] = part;
    return element;
  });
  return [...tags.map((tag) => document.createElement(tag)), ...marked];
};

/** Puts an element of every tag and part name that the kit uses into a partner's element, at two depths; with DOM methods, as React warns about invalid nesting. */
const fill = (foreign: HTMLElement | null) => {
  const deeper = document.createElement('section');
  deeper.append(...elementsInside());
  foreign?.replaceChildren(...elementsInside(), deeper);
};

const foreignElement = <span data-foreign="" ref={fill} />;

test.each(Object.entries(slots))('%s styles nothing inside elements that it is passed', (name, propsOf) => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const Component = (kit as unknown as Readonly<Record<string, AnyComponent>>)[name];
  expect(Component).toBeDefined();
  const show = (slot: ReactNode) =>
    flushSync(() =>
      root.render(
        <kit.KitProvider brand={kit.velvet} strict>
          {createElement(Component as AnyComponent, { ...examples[name], ...propsOf(slot) })}
        </kit.KitProvider>,
      ),
    );
  // The first render adds the component's rules, from which the second one takes the part names.
  show(null);
  show(foreignElement);
  const foreign = [...host.querySelectorAll('[data-foreign] *')];
  expect(foreign.length).toBeGreaterThan(tags.length);
  const found = kitSelectors().filter((selector) => foreign.some((element) => element.matches(selector)));
  expect(found).toEqual([]);
  root.unmount();
  host.remove();
});
