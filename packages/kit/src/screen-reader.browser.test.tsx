import { virtual } from '@guidepup/virtual-screen-reader';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { ChatMeter } from './chat-meter/index.ts';
import { Conversation, type ConversationItem } from './conversation/index.ts';
import { GiftPicker, type GiftSelection } from './gift-picker/index.ts';
import { KitProvider } from './kit-provider/index.ts';
import { SpinWheel, type SpinSegment } from './spin-wheel/index.ts';
import { tokensCss } from './theme/index.ts';
import { velvet } from './velvet/index.ts';
import { type StreamLoader, VideoPlayer } from './video-player/index.ts';

const host = document.createElement('div');
const sheet = new CSSStyleSheet();
sheet.replaceSync(tokensCss(velvet));
let root: Root;

function show(element: ReactElement) {
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet} strict>
        {element}
      </KitProvider>,
    ),
  );
}

async function start(element: ReactElement) {
  document.adoptedStyleSheets = [sheet];
  document.body.append(host);
  root = createRoot(host);
  show(element);
  await virtual.start({ container: host });
}

afterEach(async () => {
  await virtual.stop();
  root.unmount();
  host.remove();
});

/** All phrases from the beginning to the end, but for the ends of elements and the word for a paragraph. */
async function readAll(): Promise<readonly string[]> {
  for (let at = 0; at < 200; at += 1) {
    await virtual.next();
    const log = await virtual.spokenPhraseLog();
    if (log.length > 1 && log.at(-1) === log[0]) break;
  }
  const log = await virtual.spokenPhraseLog();
  return log.slice(0, -1).filter((each) => !/^(?:end of |paragraph$)/.test(each));
}

/** The phrases of live regions, without repetitions: a change of two text nodes is two changes. */
const announced = async (): Promise<readonly string[]> => {
  const said = (await virtual.spokenPhraseLog()).filter((each) => /^(?:polite|assertive): ./.test(each));
  return said.filter((each, index) => each !== said[index - 1]);
};

const at = (minute: number) => `2026-11-20T20:${minute}:00.000Z`;
const items: readonly ConversationItem[] = [
  { id: '1', from: 'guest', at: at(35), text: 'You were right.', state: 'read' },
  { id: '2', from: 'performer', at: at(38), text: 'Told you.' },
];
const now = Date.parse(at(45));

test('a conversation says who wrote what and when, and announces what is new once', async () => {
  await start(<Conversation name="Mirela" items={items} now={now} />);
  await expect.poll(() => host.querySelectorAll('li').length).toBe(2);
  expect(await readAll()).toEqual([
    'region, Messages with Mirela',
    'This is where your conversation begins.',
    'list',
    'listitem, level 1, position 1, set size 2',
    'Today',
    'You:',
    'You were right.',
    'time',
    '21:35',
    'Read',
    'listitem, level 1, position 2, set size 2',
    'Mirela:',
    'Told you.',
    'time',
    '21:38',
    'status',
    'status',
  ]);
  show(<Conversation name="Mirela" items={items} now={now} typing />);
  await expect.poll(announced).toEqual(['polite: Mirela is writing']);
  const later = [...items, { id: '3', from: 'performer' as const, at: at(44), text: 'Are you there?' }];
  show(<Conversation name="Mirela" items={later} now={now} />);
  await expect.poll(announced).toEqual(['polite: Mirela is writing', 'polite: Mirela: Are you there?']);
});

const segments: readonly SpinSegment[] = [
  { id: 'rose', label: 'Rose', kind: 'gift', weight: 1 },
  { id: 'coins', label: '20 coins', kind: 'coins', weight: 1 },
];

test('a wheel says what is left and what was won', async () => {
  const onSpin = () => Promise.resolve({ segment: 'rose' });
  await start(<SpinWheel segments={segments} spins={3} last="coins" random={() => 0.5} onSpin={onSpin} />);
  expect(await readAll()).toEqual([
    'region, Give it a turn',
    'button, Spin 3 left',
    'Spin',
    '3 left',
    'heading, Give it a turn, level 1',
    'Every spin wins something.',
    'status',
    'Your last spin',
    '20 coins',
    'button, Spin, 3 left',
  ]);
  host.querySelector('button')?.click();
  await expect.poll(announced).toEqual(['polite: The wheel is turning.', 'polite: You won Rose']);
});

const gifts = [
  { id: 1, name: 'Rose', price: 800, owned: 1 },
  { id: 2, name: 'Orchid', price: 1600 },
  { id: 3, name: 'Comet', price: 90_000 },
];

function Picker() {
  const [selection, setSelection] = useState<GiftSelection>({});
  const onSelect = (change: { selection: GiftSelection }) => setSelection(change.selection);
  return <GiftPicker gifts={gifts} selection={selection} balance={5000} onSelect={onSelect} />;
}

test('a gift picker says price, state and obstacle of each gift, and the total when it changes', async () => {
  await start(<Picker />);
  expect(await readAll()).toEqual([
    'region, Send a gift',
    'heading, Send a gift, level 2',
    'group, Kinds of gifts',
    'button, All, pressed',
    'button, Yours 1, not pressed',
    'list',
    'listitem, level 1, position 1, set size 3',
    'button, 1 yours Rose Free instead of 8 coins, not pressed',
    '1 yours',
    'Rose',
    'Free',
    'instead of 8 coins',
    'listitem, level 1, position 2, set size 3',
    'button, Orchid 16 coins, not pressed',
    'Orchid',
    '16',
    'coins',
    'listitem, level 1, position 3, set size 3',
    'button, Comet 900 coins Too few coins, disabled, not pressed',
    'Comet',
    '900',
    'coins',
    'Too few coins',
    'status',
    'Choose a gift.',
    'button, Add to message, disabled',
  ]);
  host.querySelector<HTMLElement>('[data-gift="2"] > button')?.click();
  await expect.poll(announced).toEqual(['polite: To pay: 16 coins']);
  host.querySelector<HTMLElement>('[data-gift="2"] > button')?.click();
  await expect.poll(announced).toEqual(['polite: To pay: 16 coins', 'polite: Choose a gift.']);
});

test('a player names its controls, and says that it failed', async () => {
  const captions = [{ language: 'en', label: 'English', src: 'data:text/vtt,WEBVTT' }];
  let fail: (name: string) => void = () => undefined;
  const loadStream: StreamLoader = ({ onFailed }) => {
    fail = onFailed;
    return new Promise(() => undefined);
  };
  const source = { src: '/live.m3u8', type: 'hls' } as const;
  await start(
    <VideoPlayer title="Rooftop" source={source} loadStream={loadStream} captions={captions} duration={95} />,
  );
  expect(await readAll()).toEqual([
    'region, Rooftop',
    'button, Play',
    // Empty, and so skipped by most screen readers, but there before "Loading".
    'status',
    'button, Play',
    'slider, Position, orientated horizontally, max value 95, min value 0, disabled, current value 0:00 of 1:35',
    '0:00',
    '/',
    '1:35',
    'button, Mute, not pressed',
    'button, More, 1 control, not expanded',
    'button, Full screen',
  ]);
  fail('manifestLoadError');
  await expect.poll(() => host.querySelector('[role=alert]')).not.toBeNull();
  await virtual.stop();
  await virtual.start({ container: host });
  expect(await readAll()).toEqual([
    'region, Rooftop',
    'status',
    'alert',
    'This video could not be played.',
    'button, Try again',
  ]);
});

test('a meter says price, time and coins with their name, and each full minute once', async () => {
  const topUp = () => undefined;
  const meter = (seconds: number) => (
    <ChatMeter seconds={seconds} price={{ amount: 3600 }} spent={seconds * 60} balance={24_800} onTopUp={topUp} />
  );
  await start(meter(59));
  expect(await readAll()).toEqual([
    'group, Time and price',
    'Time',
    'timer',
    '00:59',
    'Spent',
    '35.4',
    'coins',
    'Balance',
    '248',
    'coins',
    'button, Add coins',
    'status',
    '36 coins a minute',
  ]);
  show(meter(60));
  await expect.poll(announced).toEqual(['polite: 1 minute, 36 coins spent']);
  show(meter(61));
  show(meter(119));
  show(meter(120));
  await expect.poll(announced).toEqual(['polite: 1 minute, 36 coins spent', 'polite: 2 minutes, 72 coins spent']);
});
