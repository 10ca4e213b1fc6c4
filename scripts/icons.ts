/**
 * Writes the listed Phosphor icons as path data, one module each, to packages/kit/src/icons/paths. Run by `npm run icons`; its
 * output is committed. An icon that does not consist of paths only is rejected.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';

const regular =
  'alarm archive arrow-clockwise arrow-down arrow-left arrow-right arrow-up-right bank bell bell-ringing calendar-plus caret-down caret-left caret-right caret-up cell-signal-full cell-signal-low cell-signal-slash chat-circle chat-circle-slash check check-circle checks circle-half clock clock-countdown closed-captioning coins corners-in corners-out credit-card crosshair crown-simple door dots-three download-simple eye eye-slash facebook-logo film-strip flag funnel-simple gear gift globe-simple heart hourglass-medium house identification-card image image-broken images info instagram-logo list lock-simple magnifying-glass map-pin map-trifold microphone microphone-slash minus moon newspaper pause-circle phone phone-call picture-in-picture play plus prohibit push-pin share-network shield-check shuffle sign-in sign-out sliders-horizontal snapchat-logo sparkle speaker-high speaker-slash squares-four star sun thumbs-down thumbs-up ticket translate trophy twitter-logo user user-circle video-camera video-camera-slash wallet warning wave-sine waveform wifi-slash x';
const filled =
  'bell chat-circle coins crown-simple film-strip gift heart house lock-simple pause play push-pin star thumbs-up thumbs-down user video-camera warning info seal-check warning-circle identification-card hourglass-medium arrows-clockwise envelope-simple envelope-simple-open hand-waving calendar-star tag signpost paper-plane-right squares-four ticket hands-clapping smiley flower-tulip sparkle music-notes trophy check-circle';

const assets = new URL('../node_modules/@phosphor-icons/core/assets/', import.meta.url);
const target = new URL('../packages/kit/src/icons/', import.meta.url);

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function pathOf(weight: 'regular' | 'fill', name: string): Promise<string> {
  const file = weight === 'fill' ? `${name}-fill.svg` : `${name}.svg`;
  const svg = await readFile(new URL(`${weight}/${file}`, assets), 'utf8');
  const tags = [...svg.matchAll(/<(?!svg|\/svg)(\w+)/g)].map(([, tag]) => tag);
  if (tags.some((tag) => tag !== 'path')) throw new Error(`${file} consists of ${tags.join(', ')}, not of paths only.`);
  return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data).join('');
}

await rm(new URL('paths/', target), { recursive: true, force: true });
await mkdir(new URL('paths/', target), { recursive: true });
const names = [
  ...regular.split(' ').map((name) => ({ name, weight: 'regular' as const, file: name })),
  ...filled.split(' ').map((name) => ({ name, weight: 'fill' as const, file: `${name}-fill` })),
].toSorted((a, b) => a.file.localeCompare(b.file));
for (const { name, weight, file } of names) {
  const title = `The Phosphor icon ${name}, ${weight}, as the path data of a 256 unit square.`;
  const text = `/** ${title} */\nexport const ${camel(file)} = '${await pathOf(weight, name)}';\n`;
  await writeFile(new URL(`paths/${file}.ts`, target), text);
}
const index = names.map(({ file }) => `export { ${camel(file)} } from './paths/${file}.ts';\n`).join('');
await writeFile(new URL('index.ts', target), index);
process.stdout.write(`${names.length} icons\n`);
