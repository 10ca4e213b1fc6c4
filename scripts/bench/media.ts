import { createAddressCipher, encryptedMediaUrls } from '@lounge/mock-api/server';
import { better, load, loadText, serve, type Load, type Row } from './measure.ts';

/** The guest whose session the bench's server keeps, see servers.ts. */
export const benchGuest = { guestId: 7, token: 'bench-token' } as const;

const picture = { brand: 'velvet', kind: 'portrait', seed: 'bust-mirela-album-1-3' } as const;
const file = 'w320.webp';

/** The sharp picture of an album, with its rights looked up each time, beside the same file from a static server. */
export const mediaRows = async (): Promise<Row[]> => {
  const keeper = encryptedMediaUrls(createAddressCipher('bench'))({ name: 'main', clock: { now: () => Date.now() } });
  const path = `${keeper.sharp(picture, benchGuest.guestId)}/${file}?access_token=${benchGuest.token}`;
  const rounds: { ours: Load; theirs: Load }[] = [];
  for (let round = 0; round < 2; round += 1) {
    const reference = await serve('reference');
    // Drawn once, so that the disk's cache is what is measured.
    await fetch(`http://127.0.0.1:${reference.port}${path}`);
    const ours = await load(reference, { path });
    await reference.close();
    const files = await serve('static');
    const theirs = await load(files, { path: `/${picture.brand}/${picture.kind}/${picture.seed}/${file}` });
    await files.close();
    rounds.push({ ours, theirs });
  }
  const [ours, theirs] = [better(rounds.map((each) => each.ours)), better(rounds.map((each) => each.theirs))];
  return [
    {
      name: 'picture of an album, sharp, for its guest',
      value: loadText(ours),
      reference: `the same file by sirv ${loadText(theirs)}`,
      ratio: ours.perSecond / theirs.perSecond,
      least: 0.5,
    },
  ];
};
