/** Encodes a stereo sound as a 16-bit WAV file; the samples of both channels are from -1 to 1. */
export function wavOf(left: Float32Array, right: Float32Array, rate: number): Buffer {
  const bytes = Buffer.alloc(44 + left.length * 4);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(2, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 4, 28);
  bytes.writeUInt16LE(4, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(left.length * 4, 40);
  for (const [at, value] of left.entries()) {
    bytes.writeInt16LE(toSample(value), 44 + at * 4);
    bytes.writeInt16LE(toSample(right[at] ?? 0), 46 + at * 4);
  }
  return bytes;
}

const toSample = (value: number) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767);
