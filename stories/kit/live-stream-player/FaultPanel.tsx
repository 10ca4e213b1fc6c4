import { LiveStreamPlayer, type LiveStreamPlayerProps } from '@lounge/kit/live-stream-player';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SkippableClock } from '../fixtures/clocks.ts';
import { FakeStream } from './FakeStream.ts';

const Root = styled.div.withConfig({ componentId: 'story-fault-panel' })`
  display: grid;
  gap: 12px;
  > [data-part='frame'] {
    aspect-ratio: 16 / 9;
    max-width: 960px;
    overflow: hidden;
    border-radius: 14px;
  }
  > [data-part='faults'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > [data-part='faults'] > button {
    min-height: 36px;
    padding: 0 12px;
    border-radius: 8px;
    background: var(--kit-surface-2);
  }
`;

/** A player whose stream has faults, on a clock that a press moves forward. */
export function FaultPanel({
  clock,
  onSet,
  ...props
}: LiveStreamPlayerProps & { clock: SkippableClock; onSet?: (stream: FakeStream) => void }) {
  const [stream] = useState(() => {
    const made = new FakeStream();
    onSet?.(made);
    return made;
  });
  const stand = async (ms: number) => {
    await stream.stand();
    clock.skip(ms);
  };
  const faults: readonly (readonly [string, () => void])[] = [
    ['Stall 600 ms', () => void stand(600)],
    ['Stall 6 s', () => void stand(6000)],
    ['Stall 11 s', () => void stand(11_000)],
    ['Move', () => stream.move()],
    ['Slow', () => stream.setSlow(true)],
    ['Fast', () => stream.setSlow(false)],
    ['Fail', () => stream.break('fragLoadError')],
    ['404', () => stream.lose()],
    ['Recover', () => stream.restore()],
    ['5 s later', () => clock.skip(5000)],
  ];
  return (
    <Root>
      <div data-part="frame">
        <LiveStreamPlayer {...props} loadStream={stream.load} />
      </div>
      <div data-part="faults">
        {faults.map(([name, run]) => (
          <button key={name} type="button" onClick={run}>
            {name}
          </button>
        ))}
      </div>
    </Root>
  );
}
