import { existsSync } from 'node:fs';

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Milliseconds after which a browser can only be hanging, on a busy machine too. */
export const browserHangsAfterMs = 240_000;

/** Launch options of the browser for end-to-end tests, browser tests and the bench. */
export const launchOptions = {
  timeout: browserHangsAfterMs,
  executablePath: process.env['CHROMIUM_PATH'] ?? (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // As the browser with a window does, so that both draw the same letters.
    '--font-render-hinting=slight',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // WebRTC to a server on this machine, also where it has no other network.
    '--allow-loopback-in-peer-connection',
  ],
};
