import { readFile } from 'node:fs/promises';

/** A frame of VP8 in the payloads of its RTP packets. */
export interface VideoFrame {
  /** Whether decoding can begin here. */
  readonly isKey: boolean;
  readonly payloads: readonly Buffer[];
}

/** The frames of a loop's picture, 40 ms each, and the packets of its sound, 20 ms each. */
export interface RealTimeClip {
  readonly frames: readonly VideoFrame[];
  readonly sounds: readonly Buffer[];
}

/** The bytes of a frame in one packet; with all headers it fits into the smallest packets that networks pass on. */
const maxPayloadBytes = 1100;
/** RFC 7741: the first packet of a frame starts its partition 0. */
const [firstDescriptor, nextDescriptor] = [0x10, 0x00];

/** The payloads of a frame (RFC 7741), with a descriptor of one byte. */
const payloadsOf = (frame: Buffer): readonly Buffer[] =>
  Array.from({ length: Math.ceil(frame.length / maxPayloadBytes) }, (_, at) =>
    Buffer.concat([
      Buffer.from([at === 0 ? firstDescriptor : nextDescriptor]),
      frame.subarray(at * maxPayloadBytes, (at + 1) * maxPayloadBytes),
    ]),
  );

const ivfHeadBytes = 12;

/** The frames of an IVF file of VP8. Throws for other files. */
export const framesOf = (file: Buffer): readonly VideoFrame[] => {
  if (file.toString('latin1', 0, 4) !== 'DKIF' || file.toString('latin1', 8, 12) !== 'VP80')
    throw new Error('This is no IVF file of VP8.');
  const frames: VideoFrame[] = [];
  for (let at = file.readUInt16LE(6); at + ivfHeadBytes <= file.length;) {
    const end = at + ivfHeadBytes + file.readUInt32LE(at);
    if (end > file.length) throw new Error('The IVF file ends within a frame.');
    const frame = file.subarray(at + ivfHeadBytes, end);
    // RFC 6386: the lowest bit of a key frame is 0.
    frames.push({ isKey: ((frame[0] ?? 1) & 1) === 0, payloads: payloadsOf(frame) });
    at = end;
  }
  return frames;
};

/** The head of a stream and its comments. */
const oggHeadPackets = 2;

/** The packets of an Ogg file of Opus, without its head. Throws for other files. */
export const soundsOf = (file: Buffer): readonly Buffer[] => {
  const packets: Buffer[] = [];
  let pending: Buffer[] = [];
  for (let page = 0; page < file.length;) {
    if (file.toString('latin1', page, page + 4) !== 'OggS') throw new Error('This is no Ogg file.');
    const count = file[page + 26] ?? 0;
    let at = page + 27 + count;
    for (const size of file.subarray(page + 27, page + 27 + count)) {
      pending.push(file.subarray(at, at + size));
      at += size;
      // A piece of 255 bytes goes on in the next one, which may be on the next page.
      if (size === 255) continue;
      packets.push(Buffer.concat(pending));
      pending = [];
    }
    page = at;
  }
  if (packets[0]?.toString('latin1', 0, 8) !== 'OpusHead') throw new Error('The Ogg file has no Opus.');
  return packets.slice(oggHeadPackets);
};

/** The files of a clip: its picture is its own, its sound may be that of several. */
export interface RealTimeFiles {
  readonly picture: string;
  readonly sound: string;
}

/** Reads a clip; `seconds` is the length of its loop. Throws if a file is shorter. */
export const readRealTimeClip = async (files: RealTimeFiles, seconds: number): Promise<RealTimeClip> => {
  const [video, audio] = await Promise.all([readFile(files.picture), readFile(files.sound)]);
  const frames = framesOf(video).slice(0, seconds * 25);
  const sounds = soundsOf(audio).slice(0, seconds * 50);
  if (frames.length < seconds * 25 || sounds.length < seconds * 50 || frames[0]?.isKey !== true)
    throw new Error(`The clip of ${files.picture} is shorter than ${seconds} seconds.`);
  return { frames, sounds };
};
