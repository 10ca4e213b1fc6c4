import { createAddressCipher, encryptedMediaUrls } from '@lounge/mock-api/server';
import { envelopeParameters } from '@lounge/protocol';
import { bestRound, load, loadText, serve, type Load, type Row } from './measure.ts';
import { standInSeed } from '../../site/e2e/stand-in-pictures.ts';
import { isTiny, rounds as roundsOf } from './rounds.ts';

/** The secret of the bench's servers, which the processes share. */
export const benchSecret = 'a secret for the bench, which all of its processes share';

/** The guest whose session exists on the bench's server, see servers.ts. */
export const benchGuest = { guestId: 7, token: 'bench-token' } as const;

/** An album of that guest with many pictures, on the server of kind `large-album`. */
export const largeAlbum = { id: 1999, pictures: 500 } as const;

/** In a tiny run the one that the servers draw for all. */
const seed = isTiny ? standInSeed : 'bust-mirela-album-1-3';
const picture = { brand: 'velvet', kind: 'portrait', seed } as const;
const file = 'w320.webp';

/** The sharp picture of an album, with permissions checked on each request, compared with the same file from a static server. */
export const mediaRows = async (): Promise<Row[]> => {
  const mediaUrls = encryptedMediaUrls(createAddressCipher(benchSecret))({
    name: 'main',
    clock: { now: () => Date.now() },
  });
  const path = `${mediaUrls.sharp(picture, benchGuest.guestId)}/${file}?${envelopeParameters.token}=${benchGuest.token}`;
  const rounds: { ours: Load; theirs: Load }[] = [];
  for (let round = 0; round < roundsOf(2); round += 1) {
    const reference = await serve('reference');
    // The first request draws the picture, so that the load test measures the disk cache.
    await fetch(`http://127.0.0.1:${reference.port}${path}`);
    const ours = await load(reference, { path });
    await reference.close();
    const files = await serve('static');
    const theirs = await load(files, { path: `/${picture.brand}/${picture.kind}/${picture.seed}/${file}` });
    await files.close();
    rounds.push({ ours, theirs });
  }
  const [ours, theirs] = [bestRound(rounds.map((each) => each.ours)), bestRound(rounds.map((each) => each.theirs))];
  return [
    {
      name: 'picture of an album, sharp, for its guest, CPU',
      value: loadText(ours),
      reference: `the same file by sirv ${loadText(theirs)}`,
      ratio: theirs.cpuMicros / ours.cpuMicros,
      minRatio: 1,
    },
  ];
};
