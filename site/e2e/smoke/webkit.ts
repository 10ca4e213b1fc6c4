import { setTimeout as pause } from 'node:timers/promises';
import { findElement, notShown, type Driver, type Target } from './driver.ts';
import { end, freePort, start, untilEnded } from './processes.ts';

/** How WebDriver passes elements: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Readonly<Record<typeof elementKey, string>>;

interface DriverResponse {
  readonly value: unknown;
}

const request = async (url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> => {
  const response = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as DriverResponse;
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
};

/** Starts a virtual display; Xvfb picks a free number and writes it to its fourth stream. */
const startDisplay = async (running: AsyncDisposableStack): Promise<string> => {
  const args = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'];
  const server = running.adopt(start('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }), end);
  const number = new Promise((resolve) => server.stdio[3]?.once('data', resolve));
  return `:${String(await Promise.race([number, untilEnded(server)])).trim()}`;
};

const startDriver = async (running: AsyncDisposableStack, display: string): Promise<string> => {
  const port = await freePort();
  // Without a graphics card, drawing in one layer is the cheapest.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
  const driver = running.adopt(start('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }), end);
  const url = `http://127.0.0.1:${port}`;
  let isStarting = true;
  const isUp = async (): Promise<void> => {
    while (isStarting && !(await request(`${url}/status`, 'GET').then(Boolean, () => false))) await pause(50);
  };
  await Promise.race([isUp(), untilEnded(driver)]).finally(() => (isStarting = false));
  return url;
};

const startSession = async (running: AsyncDisposableStack, url: string): Promise<string> => {
  // Without capabilities the driver starts the small browser of its own package.
  const started = await request(`${url}/session`, 'POST', { capabilities: {} });
  const session = `${url}/session/${(started as { sessionId: string }).sessionId}`;
  running.defer(async () => void (await request(session, 'DELETE')));
  return session;
};

/** Escape by its code point in WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const escape = {
  type: 'key',
  id: 'keyboard',
  actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE00C' })),
};

const driverOf = (session: string) => {
  const post = (path: string, body: object) => request(`${session}/${path}`, 'POST', body);
  const run = (script: string, ...args: unknown[]) => post('execute/sync', { script, args });
  const find = ({ css, text }: Target) =>
    run(`return (${String(findElement)})(...arguments)`, css, text ?? null) as Promise<ElementReference | null>;
  /** Performs an action in the frame of a target. */
  const inFrame = async <T>({ frame }: Target, act: () => Promise<T>): Promise<T | null> => {
    if (frame === undefined) return act();
    const element = await find({ css: frame });
    if (element === null) return null;
    await post('frame', { id: element });
    try {
      return await act();
    } finally {
      await post('frame', { id: null });
    }
  };
  const onElement = async (target: Target, path: string, body: object): Promise<void> => {
    const isDone = await inFrame(target, async () => {
      const element = await find(target);
      if (element !== null) await post(`element/${element[elementKey]}/${path}`, body);
      return element !== null;
    });
    if (isDone !== true) throw notShown(target);
  };
  return {
    open: async (url: string) => void (await post('url', { url })),
    evaluate: (expression: string) => run(`return ${expression}`),
    isShown: async (target: Target) => (await inFrame(target, () => find(target))) !== null,
    click: (target: Target) => onElement(target, 'click', {}),
    fill: (target: Target, text: string) => onElement(target, 'value', { text }),
    escape: async () => void (await post('actions', { actions: [escape] })),
    screenshot: async () => Buffer.from(String(await request(`${session}/screenshot`, 'GET')), 'base64'),
  };
};

/** WebKit, the engine of Safari, in WebKitGTK's small browser, by the commands of WebDriver. */
export const startWebKit = async (): Promise<Driver> => {
  await using starting = new AsyncDisposableStack();
  const display = await startDisplay(starting);
  const session = await startSession(starting, await startDriver(starting, display));
  const running = starting.move();
  return { ...driverOf(session), close: () => running.disposeAsync() };
};
